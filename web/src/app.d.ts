// What the build provides beside our own modules.
declare module "virtual:sprites" {
  /** The address of each family's sprite. */
  const addresses: Record<string, string>;
  export default addresses;
}
