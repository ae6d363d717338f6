import { barcodeRequest } from '@larder/contract/barcode'
import { scan_messages } from '@larder/contract/messages/scan-messages'
import { barcode_messages } from '@larder/contract/messages/barcode-messages'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useEffect } from 'react'
import { ScanBar } from '../../ui/page/action-bar.tsx'
import { Form, useContractForm } from '../../ui/form/form.tsx'
import { page_margin } from '../../ui/measures.ts'
import { TextInput } from '../../ui/form/text-input.tsx'
import { CancelButton, ProblemAlert, WaitingLine } from './scan-parts.tsx'
import { type BarcodePage } from './use-barcode-page.ts'

/** The number typed in, for codes that no camera can read. */
export function ManualEntry({ page }: { page: BarcodePage }) {
  const { waiting, problem, lookUp, scanAgain } = page
  const form = useContractForm(barcodeRequest, { defaults: { barcode: '' } })
  const { setFocus } = form
  useEffect(() => setFocus('barcode'), [setFocus])
  return (
    <Form
      form={form}
      onSubmit={({ barcode }) => {
        if (waiting === null) lookUp(barcode)
      }}
    >
      <>
        <Card sx={{ p: page_margin }}>
          <TextInput
            name="barcode"
            label={scan_messages.barcode.enterNumber}
            helperText={scan_messages.barcode.manualHint}
            slotProps={{
              htmlInput: { inputMode: 'numeric', autoComplete: 'off', enterKeyHint: 'search', maxLength: 200 },
            }}
          />
        </Card>
        <ProblemAlert problem={problem} />
        {!problem && <WaitingLine waiting={waiting} />}
        <ScanBar rows={2}>
          <Button type="submit" variant="contained" className="whole" disabled={waiting !== null}>
            {barcode_messages.lookUp}
          </Button>
          <Button variant="outlined" color="inherit" onClick={scanAgain}>
            {barcode_messages.scanInstead}
          </Button>
          <CancelButton />
        </ScanBar>
      </>
    </Form>
  )
}
