// Names of shops for packages/vision/models/shop-names.json, from name-suggestion-index and the dictionary-* packages of npm:
// node shop_names.mjs nsi.json en.dic OTHER.dic… > names.json (chains whose names are no words, so that they mean the shop wherever they stand)
import { readFileSync } from 'node:fs'
import { plain } from '@larder/vision/receipt/values/plain'

const [index, english, ...others] = process.argv.slice(2)
const kinds = ['supermarket', 'wholesale', 'chemist', 'frozen_food']
// The index has them by region only, or they are words somewhere, and still mean the shop wherever they are printed.
const always = ['Aldi', 'Migros', 'Walmart']
const fewest_letters = 4

/** Words in small letters; names and the nouns of German begin with a capital. */
function listWords(file) {
  const words = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split(/[/\t]/u)[0])
  return new Set(words.filter((word) => word !== '' && word === word.toLowerCase()).map(plain))
}

const in_english = listWords(english)
const in_others = others.map(listWords)
const isWord = (word) =>
  word.length < 3 || in_english.has(word) || in_others.filter((words) => words.has(word)).length > 1

const { nsi } = JSON.parse(readFileSync(index, 'utf8'))
const names = kinds.flatMap((kind) => nsi[`brands/shop/${kind}`].items.map(({ displayName }) => displayName))
const distinct = names.filter((name) => {
  const words = plain(name).split(' ')
  return (
    !name.includes('(') &&
    /^[a-z ]+$/u.test(plain(name)) &&
    words.join('').length >= fewest_letters &&
    !words.every(isWord)
  )
})
process.stdout.write(JSON.stringify({ distinct: [...new Set([...distinct, ...always])].toSorted() }, null, 2))
