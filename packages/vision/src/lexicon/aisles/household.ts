import type { Aisle } from '../aisle.ts'

export const household: readonly Aisle[] = [
  {
    category: 'Household',
    place: 'Cupboard',
    days: null,
    rank: 3,
    entries: `
      Toilet Paper: toilet_paper toilet_roll toilet_rolls bath_tissue toilet_tissue -toilettenpapier toilettenpapier klopapier toipa papier_toilette papel_higiénico
        papel_higienico carta_igienica toiletpapier wc_papier papier_toaletowy tuvalet_kağıdı toalettpapper toalettpapir wc_paperi toaletní_papír hârtie_igienică
      Paper Towels: bounty_towel kitchen_roll kitchen_rolls paper_towel paper_towels küchenrolle küchenrollen essuie_tout papel_cocina papel_de_cocina papel_toalha rolo_de_cozinha
        carta_da_cucina scottex keukenrol keukenpapier ręcznik_papierowy ręczniki_papierowe kağıt_havlu ~havlu hushållspapper køkkenrulle tørkerull talouspaperi
        kuchyňské_utěrky papírtörlő
      Tissues: ~tempo tissue tissues facial_tissue facial_tissues taschentücher kosmetiktücher mouchoirs pañuelos lenços_de_papel fazzoletti zakdoekjes chusteczki
        chusteczki_higieniczne näsdukar papírzsebkendő kapesníky ~-tücher mendil kağıt_mendil nenäliina
      Napkins: napkin napkins servietten serviettes serviettes_en_papier servilletas guardanapo guardanapos tovaglioli servetten serwetki peçete servetter
        lautasliina szalvéta
      Trash Bags: trash_bag trash_bags garbage_bags kitchen_bags müllbeutel müllsäcke ~-beutel sacs_poubelle sac_poubelle bolsas_basura bolsa_basura bolsas_de_basura
        saco_de_lixo saco_lixo sacos_do_lixo sacchetti ~sacchi_immondizia vuilniszakken worki_na_śmieci worki_na_odpady çöp_poşeti soppåsar affaldsposer
        roskapussi pytle_na_odpadky bin_liners bin_bags
      Aluminum Foil: aluminum_foil aluminium_foil foil tin_foil alufolie ~-folie ~aluminium papier_aluminium papel_de_aluminio papel_alumínio carta_alluminio
        carta_stagnola aluminiumfolie folia_aluminiowa ~folia alüminyum_folyo foliopaperi alobal
      Plastic Wrap: cling_film plastic_wrap cling_wrap frischhaltefolie film_étirable film_alimentaire film_transparente papel_film pellicola folia_spożywcza
        plastfolie vershoudfolie streç_film tuorekelmu
      Freezer Bags: freezer_bags storage_bags sandwich_bags slider_bags gefrierbeutel sacs_congélation bolsas_de_congelación sacchetti_gelo diepvrieszakken
        woreczki_do_mrożenia fryspåsar pakastepussi buzdolabı_poşeti ziploc
      Parchment Paper: parchment parchment_paper baking_paper wax_paper backpapier papier_cuisson papel_de_horno papel_vegetal carta_forno bakpapier papier_do_pieczenia
        pişirme_kağıdı bakplåtspapper leivinpaperi pečicí_papír sütőpapír
      Candles: ~ljus candle candles kerze kerzen teelichter bougie bougies velas ~vela candele kaarsen świeca świece mum ljus_stearin kynttilä svíčky
      Batteries: battery batteries batterie batterien ~piles piles_alcalines pilas ~pile pilhas batterijen baterie ~pil batterier alkaline_batteries paristot
      Light Bulbs: light_bulb light_bulbs led_bulb glühbirne glühbirnen ampoule_led bombilla lampadina żarówka ampul
      Matches: ~matches streichhölzer allumettes cerillas fósforos fiammiferi lucifers zapałki kibrit tändstickor
      Coffee Filters: coffee_filter coffee_filters kaffeefilter filtertüten filtres_à_café filtros_de_café koffiefilters filtry_do_kawy
      Water Filter: water_filter water_filters wasserfilter filterkartuschen
      Shopping Bag: shopping_bag carrier_bag tragetasche ~tasche ~tüte paper_bag plastic_bag reusable_bag ~sac ~sacola ~sacolas ~bolsa reklamówka ~shopper ~poşet
      Tableware: paper_plates ~plates ~bowls ~cups paper_cups plastic_cups pappteller foam_plates
      Straws: drinking_straws strohhalme pailles
      Lighter: lighter_fluid charcoal_briquets charcoal holzkohle
    `,
  },
  {
    category: 'Household',
    place: 'Cupboard',
    days: null,
    rank: 3,
    entries: `
      Laundry Detergent: ~tide ~ariel laundry_detergent detergent ~laundry waschmittel -waschmittel vollwaschmittel colorwaschmittel lessive détergent detergente detergente_líquido sabão_em_pó
        detersivo detersivo_lavatrice wasmiddel proszek_do_prania płyn_do_prania deterjan çamaşır çamaşır_deterjanı tvättmedel vaskemiddel vaskepulver pyykinpesuaine
        prací_prášek prací_gel mosószer mosópor detergent_rufe laundry_pods washing_powder
      Fabric Softener: fabric_softener fabric_conditioner dryer_sheets weichspüler adoucissant suavizante amaciante ammorbidente wasverzachter płyn_do_płukania
        yumuşatıcı sköljmedel skyllemiddel huuhteluaine aviváž öblítő balsam_rufe
      Dish Soap: ~fairy dish_soap dishwashing_liquid washing_up_liquid dish_liquid spülmittel spüli geschirrspülmittel liquide_vaisselle lavavajillas lavaplatos
        detergente_louça lava_loiça detersivo_piatti afwasmiddel płyn_do_naczyń ~bulaşık bulaşık_deterjanı diskmedel opvaskemiddel oppvaskmiddel astianpesuaine
        mosogatószer prostředek_na_nádobí
      Dishwasher Tablets: ~finish ~cascade dishwasher dishwasher_tablets dishwasher_pods dishwasher_detergent geschirrspültabs spülmaschinentabs geschirrspül ~-tabs tablettes_lave_vaisselle
        pastillas_lavavajillas pastilhas_máquina pastiglie_lavastoviglie vaatwas vaatwastabletten tabletki_do_zmywarki zmywarki bulaşık_makinesi disktabletter
        opvasketabs konetiskitabletti tablety_do_myčky
      Bleach: bleach javel eau_de_javel lejía água_sanitária lixívia candeggina bleekmiddel wybielacz çamaşır_suyu klorin
      Cleaner: cleaner all_purpose_cleaner -reiniger allzweckreiniger glasreiniger putzmittel nettoyant limpiador multiusos limpa_tudo desengordurante detergente_multiuso
        allesreiniger płyn_do_mycia yüzey_temizleyici skurmedel rengöringsmedel rengjøring puhdistusaine čistič tisztítószer glass_cleaner floor_cleaner bathroom_cleaner
        sgrassatore degreaser
      Toilet Cleaner: toilet_bowl_cleaner toilet_cleaner wc_reiniger gel_wc nettoyant_wc wc_net wc_frisch
      Disinfectant: disinfectant desinfektionsmittel désinfectant desinfetante desinfectante disinfettante ontsmettingsmiddel disinfecting_wipes disinfecting_spray
      Wipes: wipes cleaning_wipes feuchttücher lingettes toallitas toalhitas salviette wilgotne_chusteczki våtservetter
      Sponges: sponge sponges schwamm schwämme éponge éponges esponja esponjas spugna spugne spons sponsjes gąbka gąbki sünger disksvamp scrub_sponge
      Air Freshener: air_freshener raumduft lufterfrischer désodorisant ambientador deodorante_ambiente odświeżacz oda_kokusu
      Descaler: descaler entkalker détartrant anticalcare odkamieniacz
      Stain Remover: stain_remover fleckenentferner détachant quitamanchas smacchiatore odplamiacz
      Soap Powder: sabão
      Insect Spray: insect_killer insektenspray insecticide ant_killer bug_spray insect_repellent
    `,
  },
  {
    category: 'Household',
    place: 'Cupboard',
    days: 365,
    rank: 3,
    entries: `
      Cat Food: ~felix ~sheba cat_food cat_treats katzenfutter croquettes_chat comida_para_gatos ração_gatos cibo_per_gatti kattenvoer karma_dla_kota kedi_maması kattmat kissanruoka
        kattemad krmivo_pro_kočky
      Dog Food: ~pedigree dog_food dog_treats puppy_food hundefutter croquettes_chien comida_perro comida_para_perros ração_cães cibo_per_cani hondenvoer karma_dla_psa köpek_maması
        hundmat koiranruoka hundefoder krmivo_pro_psy milk_bone dog_chews
      Cat Litter: cat_litter katzenstreu ~-streu litière arena_gato arena_para_gatos areia_gato lettiera kattenbakvulling żwirek kedi_kumu kattsand kissanhiekka
      Pet Food: pet_food ~-futter ~croquettes pienso ração ~crocchette karma_dla bird_seed vogelfutter
    `,
  },
]
