// The random draws of one move, from the published secret and the seats' seeds: the same stream as in kernel/chance.py.
import { bigEndian, hmac, joined, sha256 } from "./digest";

type Bytes = Uint8Array<ArrayBuffer>;

const WORD = 2 ** 30;

/** A stream of random words, keyed by HMAC(secret, seeds and the move's place). */
export class Chance {
  private key: Bytes | null = null;
  private block: DataView = new DataView(new ArrayBuffer(0));
  private blocks = 0;
  private used = 0;

  constructor(
    private readonly secret: Bytes,
    private readonly seeds: readonly Bytes[],
    private readonly place: number,
  ) {}

  /** A number from 0 to n - 1, each equally likely. */
  async below(n: number): Promise<number> {
    let word = await this.word();
    while (word >= WORD - (WORD % n)) word = await this.word(); // these last words would favour the low numbers
    return word % n;
  }

  /** The same things in a random order. */
  async shuffled<T>(things: readonly T[]): Promise<T[]> {
    const order = [...things];
    for (let i = order.length - 1; i > 0; i--) {
      const j = await this.below(i + 1);
      [order[i], order[j]] = [order[j] as T, order[i] as T];
    }
    return order;
  }

  private async word(): Promise<number> {
    if (this.used === this.block.byteLength) await this.refill();
    const bits = this.block.getUint32(this.used);
    this.used += 4;
    return bits >>> 2;
  }

  private async refill(): Promise<void> {
    this.key ??= await hmac(
      this.secret,
      joined(...this.seeds.flatMap((seed) => [bigEndian(seed.length, 4), seed]), bigEndian(this.place, 8)),
    );
    this.block = new DataView((await sha256(joined(this.key, bigEndian(this.blocks, 8)))).buffer);
    this.blocks += 1;
    this.used = 0;
  }
}
