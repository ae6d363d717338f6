import type { Aisle } from '../aisle.ts'

export const seafood: readonly Aisle[] = [
  {
    category: 'Seafood',
    place: 'Fridge',
    days: 2,
    rank: 1,
    entries: `
      Salmon: salmon smoked_salmon lachs -lachs räucherlachs saumon saumon_fumé salmón salmón_ahumado salmão salmone salmone_affumicato zalm
        gerookte_zalm łosoś łososia somon lax -lax laxfilé laks røget_laks røkt_laks lohi losos lazac
      Shrimp: shrimp shrimps prawn prawns garnelen crevette crevettes camarón camarones gamba gambas camarão gambero gamberi gamberetti garnaal
        garnalen krewetki karides räkor rejer reker katkarapu krevety scampi
      Cod: cod cod_fillet kabeljau cabillaud bacalao bacalhau merluzzo kabeljauw dorsz torsk turska treska
      Tilapia: tilapia
      Trout: trout forelle truite trucha truta trota forel pstrąg alabalık ørred kirjolohi pstruh
      Herring: herring hering matjes hareng arenque aringa haring śledź sill silli sledě
      Crab: crab krabbe crabe cangrejo granchio krab surimi crab_sticks imitation_crab bâtonnets_de_surimi
      Lobster: lobster hummer homard langosta
      Mussels: mussel mussels moule moules mejillón mejillones cozze mosselen midye muszle
      Clams: clam clams vongole almejas
      Squid: squid calamari calamares lula_fresca kalmar
      Mackerel: mackerel makrele maquereau maquereaux caballa makrela makrill makrell uskumru filets_de_maquereaux sgombro
      Haddock: haddock églefin kolja
      Halibut: halibut heilbutt
      Caviar: caviar kaviar kalles_kaviar tarama taramosalata
      Fish: fish -fisch poisson pescado peixe ~pesce ~-vis ryba balık ~-fisk seafood merluza levrek çipura hamsi sardinha_fresca kala hal_filé
        smoked_fish fish_fillets pește
    `,
  },
]
