import './silence.ts'
import type { InferenceSession } from 'onnxruntime-node'
import { loadSession } from './models.ts'
import { type Recognise, type Script, loadRecogniser } from './recognise.ts'

let detector: Promise<InferenceSession> | undefined
const recognisers = new Map<Script, Promise<Recognise>>()

/** The finder of text, loaded once a process: receipts and products are read by the same. */
export function useTextDetector(): Promise<InferenceSession> {
  return (detector ??= loadSession('detector'))
}

/** The reader of a script, loaded when the first text asks for it. */
export function useRecogniser(script: Script): Promise<Recognise> {
  const known = recognisers.get(script) ?? loadRecogniser(script)
  recognisers.set(script, known)
  return known
}
