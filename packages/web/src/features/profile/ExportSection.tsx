import { account_api, type ExportFormat } from '@larder/contract/account'
import { account_messages } from '@larder/contract/messages/account-messages'
import DownloadRounded from '@mui/icons-material/DownloadRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import { useMutation } from '@tanstack/react-query'
import { callForFile } from '../../api/client/file.ts'
import { useToday } from '../../session/session.tsx'
import { ButtonRow } from '../../ui/page/button-row.tsx'
import { FormAlert } from '../../shared/form-alert.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { SectionCard } from '../../ui/page/section-card.tsx'

const formats = [
  { format: 'json', label: account_messages.exportJson, ending: 'json' },
  { format: 'csv', label: account_messages.exportCsv, ending: 'zip' },
] as const satisfies readonly { format: ExportFormat; label: string; ending: string }[]

/** Everything of the household as a file, because the records belong to those who made them. */
export function ExportSection() {
  const today = useToday()
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: async ({ format, ending }: (typeof formats)[number]) =>
      saveFile(await callForFile(account_api.exportHousehold, { query: { format } }), `larder-${today}.${ending}`),
  })
  return (
    <SectionCard
      title={account_messages.yourData}
      text={`${account_messages.exportLead} ${account_messages.exportHelp}`}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <FormAlert error={error} fallback={account_messages.exportFailed} />
        <ButtonRow>
          {formats.map((choice) => {
            const isOnItsWay = isPending && variables.format === choice.format
            return (
              <Button
                key={choice.format}
                variant="outlined"
                startIcon={isOnItsWay ? <CircularProgress size={18} color="inherit" /> : <DownloadRounded />}
                disabled={isPending}
                onClick={() => mutate(choice)}
              >
                {isOnItsWay ? account_messages.exporting : choice.label}
              </Button>
            )
          })}
        </ButtonRow>
      </Box>
    </SectionCard>
  )
}
