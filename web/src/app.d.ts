// What the build provides beside our own modules.
declare module "virtual:sprites" {
  /** The address of each family's sprite. */
  const addresses: Record<string, string>;
  export default addresses;
}

declare module "virtual:catalogues" {
  /** Loads the texts that every page needs ("common"), or those of a game, by language and name. */
  const catalogues: Record<string, Record<string, () => Promise<{ default: string }>>>;
  export default catalogues;
}
