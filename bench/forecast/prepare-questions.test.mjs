import { expect, it } from 'vitest'
import { generateHouseholds } from './generate-households.mjs'
import { prepareQuestions } from './prepare-questions.mjs'

it('asks with what was known on the day, and no later', () => {
  const milk = {
    category: 'Dairy',
    records: [
      [0, 1],
      [7, 1],
      [14, 1],
    ],
    questions: [
      { now: 20, stock: 3, days: 30 },
      { now: 8, stock: 2, days: 12 },
    ],
  }
  const bread = {
    category: 'Bakery',
    records: [
      [2, 1],
      [7, 1],
      [9, 1],
    ],
    questions: [],
  }
  const [early, late] = prepareQuestions({ items: [milk, bread] })
  expect(early).toMatchObject({
    truth: 12,
    question: {
      stock: 2,
      today: 8,
      uses: { gaps: 1, last_day: 7 },
      // Of the bread: one gap of 5 days, where 11.8 are usual
      household: {
        habits: { items: 1, weight: 0.4, deviation: expect.closeTo(-0.34346, 4) },
        rhythm: { record_days: 3, first_day: 0, last_day: 7 },
      },
    },
  })
  expect(late).toMatchObject({
    truth: 30,
    question: { uses: { gaps: 2, last_day: 14 }, household: { rhythm: { record_days: 5, last_day: 14 } } },
  })
})

it('generates the same households for the same seed, and asks what can be known', () => {
  const households = generateHouseholds(6, 7)
  expect(generateHouseholds(6, 7)).toEqual(households)
  expect(generateHouseholds(6, 8)).not.toEqual(households)
  const questions = households.flatMap(prepareQuestions)
  expect(questions.length).toBeGreaterThan(100)
  for (const { question, truth } of questions) {
    expect(question.stock).toBeGreaterThan(0)
    expect(question.uses.last_day).toBeLessThanOrEqual(question.today)
    expect(truth).toBeGreaterThan(0)
    expect(truth).toBeLessThanOrEqual(90)
  }
})
