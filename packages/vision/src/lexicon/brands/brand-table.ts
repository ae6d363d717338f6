/**
 * Brands by what they make. `only` make little else, so that the brand alone names the product; `mostly` make it more often
 * than anything else; `many` make all sorts of things and name nothing.
 *
 * A line has a product of the lexicon and its brands: `Ketchup: Heinz, Hunt's`. `A=b` is also printed as b. `Dove!` is an
 * everyday word too, and counts only beside a word for the product.
 */
export interface BrandTable {
  readonly only: string
  readonly mostly: string
  readonly many: string
}
