import type { GroceryRow } from './grocery-row.ts'

/** What nobody eats: for the household, the body and the animals. */
export const home_goods: readonly GroceryRow[] = [
  {
    category: 'Household',
    place: 'Cupboard',
    days: null,
    rank: 3,
    words: `toilet_paper water_filter coffee_filter coffee_filters toilet_roll toilet_rolls kitchen_roll
      kitchen_rolls paper_towel paper_towels tissue tissues napkin napkins bath_tissue trash_bag trash_bags
      garbage_bags aluminum_foil foil cling_film plastic_wrap ziploc parchment candle candles battery batteries
      light_bulb matches -toilettenpapier klopapier toipa küchenrolle taschentücher -tücher servietten müllbeutel
      müllsäcke -beutel alufolie -folie backpapier kerze kerzen teelichter batterie batterien papier_toilette
      essuie_tout mouchoirs serviettes sacs_poubelle sac_poubelle aluminium bougie piles papel_higiénico
      papel_cocina servilletas bolsas_basura bolsa_basura pilas papel_higienico papel_toalha guardanapo saco_de_lixo
      saco_lixo pilhas vela carta_igienica scottex tovaglioli sacchetti pile candele toiletpapier wc_papier
      keukenrol zakdoekjes vuilniszakken batterijen papier_toaletowy ręcznik_papierowy chusteczki serwetki
      worki_na_śmieci folia baterie świeca tuvalet_kağıdı kağıt_havlu havlu peçete çöp_poşeti poşet pil mum
      toalettpapper hushållspapper näsdukar servetter soppåsar batterier ljus shopping_bag carrier_bag tragetasche
      tasche tüte paper_bag plastic_bag reusable_bag plates bowls cups sac sacola sacolas bolsa reklamówka shopper
      kleenex charmin bounty_towel tempo zewa`,
  },
  {
    category: 'Household',
    place: 'Cupboard',
    days: null,
    rank: 3,
    words: `detergent laundry bleach cleaner dish_soap dishwasher fabric_softener sponge sponges wipes disinfectant
      air_freshener tide cascade lysol clorox windex febreze persil ariel lenor waschmittel vollwaschmittel
      colorwaschmittel weichspüler spülmittel spüli geschirrspül -reiniger -tabs schwamm schwämme putzmittel
      entkalker wc_reiniger lessive adoucissant liquide_vaisselle javel éponge nettoyant détergent detergente
      suavizante lavavajillas lejía esponja limpiador amaciante sabão_em_pó sabão desinfetante água_sanitária
      detersivo ammorbidente candeggina spugna wasmiddel wasverzachter afwasmiddel allesreiniger spons vaatwas
      proszek_do_prania płyn_do_naczyń płyn_do_płukania zmywarki gąbka deterjan yumuşatıcı çamaşır bulaşık sünger
      tvättmedel sköljmedel diskmedel disktabletter skurmedel finish somat calgon fairy domestos`,
  },
  {
    category: 'Household',
    place: 'Cupboard',
    days: 365,
    rank: 3,
    words: `cat_food dog_food pet_food cat_litter dog_treats whiskas felix pedigree purina friskies sheba
      fancy_feast katzenfutter hundefutter -futter katzenstreu -streu croquettes litière pienso comida_perro
      arena_gato ração areia_gato crocchette kattenvoer hondenvoer kattenbakvulling karma_dla żwirek kedi_maması
      köpek_maması kattmat hundmat kattsand`,
  },
  {
    category: 'Personal Care',
    place: 'Bathroom',
    days: null,
    rank: 3,
    words: `shampoo conditioner toothpaste toothbrush soap body_wash shower_gel deodorant lotion sunscreen razor
      razors shaving tampons pads diapers nappies diaper cotton mouthwash floss moisturizer makeup lipstick band_aid
      pain_relief vitamins ibuprofen aspirin colgate crest oral_b dove nivea gillette pampers huggies kotex always
      tampax head_shoulders listerine axe haarspray zahnpasta zahncreme zahnbürste -seife duschgel reinigungsmilch duschbad deo
      deospray hautcreme gesichtscreme hand_cream handcreme sonnencreme rasierer rasierklingen rasierschaum binden
      windeln wattepads wattestäbchen mundspülung shampooing dentifrice brosse_à_dents savon gel_douche déodorant
      rasoir couches coton crème_mains serviettes_hygiéniques champú dentífrico pasta_dental cepillo_dientes jabón
      desodorante pañales afeitar compresas gel_ducha xampu creme_dental escova_dental sabonete fralda fraldas
      absorvente condicionador dentifricio spazzolino sapone bagnoschiuma pannolini assorbenti rasoio tandpasta
      tandenborstel -zeep douchegel luiers maandverband scheermesjes szampon pasta_do_zębów szczoteczka mydło
      żel_pod_prysznic dezodorant pieluchy podpaski diş_macunu diş_fırçası sabun şampuan duş_jeli bebek_bezi
      hijyenik schampo tandkräm tandborste tvål duschkräm blöjor bindor hårbalsam`,
  },
]
