import { describe, expect, test } from 'vitest'
import { guessGrocery } from './guess-grocery.ts'

const categoryOf = (name: string) => guessGrocery(name)?.category ?? null

describe('lines as tills print them', () => {
  test.each([
    ['BIO VOLLMILCH 3,5%', 'Dairy'],
    ['GV WHL MLK', 'Dairy'],
    ['LEITE INTEG 1L', 'Dairy'],
    ['SUT 1L', 'Dairy'],
    ['SÜT YARIM YAĞLI', 'Dairy'],
    ['JOGURT NATURALNY', 'Dairy'],
    ['ERDBEERJOGHURT 150G', 'Dairy'],
    ['FRISCHKAESE NATUR', 'Dairy'],
    ['BEYAZ PEYNIR 500', 'Dairy'],
    ['EIER BODENHALTUNG 10', 'Dairy'],
    ['LAIT DEMI ECREME', 'Dairy'],
    ['BNLS CHKN BRST', 'Meat'],
    ['HÄHNCHENBRUST', 'Meat'],
    ['RINDERHACKFLEISCH', 'Meat'],
    ['PECHUGA DE POLLO', 'Meat'],
    ['SZYNKA WIEJSKA', 'Meat'],
    ['FILET DE SAUMON', 'Seafood'],
    ['LAXFILÉ', 'Seafood'],
    ['SPEISEKARTOFFELN 2,5KG', 'Produce'],
    ['BANANAS 1.2 LB', 'Produce'],
    ['RISPENTOMATEN', 'Produce'],
    ['POMODORI CILIEGINI', 'Produce'],
    ['WATERMELON SEEDLESS', 'Produce'],
    ['STRWBRY 1LB', 'Produce'],
    ['ROGGENMISCHBROT', 'Bakery'],
    ['PAO FRANCES', 'Bakery'],
    ['CHLEB PSZENNY', 'Bakery'],
    ['APPLE JUICE', 'Beverages'],
    ['JUS DE POMME', 'Beverages'],
    ['APFELSAFT KLAR', 'Beverages'],
    ['WODA GAZOWANA', 'Beverages'],
    ['KAFFEE GEMAHLEN', 'Beverages'],
    ['TEA BAGS 80', 'Beverages'],
    ['MILK CHOCOLATE', 'Snacks'],
    ['CHOCOLAT AU LAIT', 'Snacks'],
    ['ALPENMILCH SCHOK', 'Snacks'],
    ['PAPRIKA CHIPS', 'Snacks'],
    ['PEANUT BUTTER CRUNCHY', 'Pantry'],
    ['KOKOSMILCH 400ML', 'Pantry'],
    ['TOMATO SOUP', 'Pantry'],
    ['ACEITE DE OLIVA', 'Pantry'],
    ['MĄKA PSZENNA', 'Pantry'],
    ['RIJST 1KG', 'Pantry'],
    ['FROZEN PEAS', 'Frozen'],
    ['TK SPINAT', 'Frozen'],
    ['VANILLA ICE CREAM', 'Frozen'],
    ['PAPIER TOILETTE X6', 'Household'],
    ['VOLLWASCHMITTEL', 'Household'],
    ['CAT FOOD TUNA', 'Household'],
    ['ZAHNPASTA', 'Personal Care'],
    ['TANDKRÄM', 'Personal Care'],
    ['HEAD SHOULDERS SHMP', 'Personal Care'],
  ])('%s is %s', (name, category) => {
    expect(categoryOf(name)).toBe(category)
  })

  test.each(['', '4006381333931', 'XYZZY QWRT', '3,99', '¤¤', 'SUBSCRIPTION'])('%j is nothing we know', (name) => {
    expect(guessGrocery(name)).toBeNull()
  })
})

test('place and shelf life come with the kind', () => {
  expect(guessGrocery('BIO VOLLMILCH')).toEqual({ category: 'Dairy', place: 'Fridge', days: 7 })
  expect(guessGrocery('TOILET PAPER')).toEqual({ category: 'Household', place: 'Cupboard', days: null })
})

test('what a receipt says at the greatest length is read in a moment', () => {
  guessGrocery('milk')
  const names = Array.from({ length: 300 }, (_, n) => `${'schokoladenmilch'.repeat(12)}${n} ${'q'.repeat(400)}`)
  const since = performance.now()
  for (const name of names) guessGrocery(name)
  expect(performance.now() - since).toBeLessThan(250)
})
