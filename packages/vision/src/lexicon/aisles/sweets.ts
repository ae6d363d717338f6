import type { Aisle } from '../aisle.ts'

export const sweets: readonly Aisle[] = [
  {
    category: 'Snacks',
    place: 'Pantry',
    days: 180,
    rank: 2,
    entries: `
      Chocolate?: ~mars ~bounty ~duplo chocolate choc chocolates milk_chocolate dark_chocolate white_chocolate chocolate_bar -schokolade schokolade schoko schok schokoriegel alpenmilch zartbitter
        vollmilchschokolade chocolat chocolat_noir chocolat_au_lait chocolate_con_leche chocolate_negro chocolate_ao_leite cioccolato cioccolata cioccolato_fondente
        -chocolade melkchocolade pure_chocolade czekolada czekolada_mleczna çikolata sütlü_çikolata -choklad mjölkchoklad chokolade mælkechokolade sjokolade suklaa
        maitosuklaa čokoláda csokoládé ciocolată chocolade
      Pralines: pralinen bombones bombom bombons praliny cioccolatini chocolate_truffles truffles bonboniéra chocolats_assortis
      Candy: ~brigadeiro candy candies hard_candy sweets lollies fruchtbonbons ~bonbon bonbons confiserie ~dulces ~caramelo caramelos ~bala balas caramelle caramella snoep snoepjes
        cukierki şekerleme godis karkki namu slik bonbóny cukorka bomboane lokum turrón
      Gummy Bears: gummies gummy_bears gummy gummibärchen fruchtgummi weingummi ositos_de_goma żelki jelly_beans jelly_babies winegums gummikarameller fruit_snacks
        gumicukor želé_bonbony
      Licorice: licorice liquorice lakritz lakrits lakrids réglisse regaliz liquirizia drop_snoep lukrecja salmiakki
      Chewing Gum: ~orbit chewing_gum gum ~kaugummi bubble_gum chicle chicles chiclete gomma_da_masticare kauwgom guma_do_żucia sakız tuggummi tyggegummi purukumi žvýkačky
      Mints: breath_mints peppermints mints pfefferminzbonbons pastilles halsbonbons throat_drops
      Marshmallows+: marshmallow marshmallows chamallows nubes_golosina
      Caramel?: dulce_de_leche caramel caramels toffee toffees karamell karamellbonbons krówki fudge
      Lollipops: lollipop lollipops lutscher sucettes chupa_chups piruletas pirulito lizaki
      Dragees: ~m&ms smarties_candy
    `,
  },
  {
    category: 'Snacks',
    place: 'Pantry',
    days: 180,
    rank: 2,
    entries: `
      Cookies: ~lotus cookie cookies chocolate_chip_cookies sandwich_cookies shortbread macarons macaron amaretti biscuit biscuits digestives digestive_biscuits -kekse kekse keks butterkekse gebäck
        petit_beurre sablés galletas galleta galletas_maría bolacha bolachas biscoito biscoitos biscotti frollini -koek koekjes speculaas spekulatius ciastka
        herbatniki bisküvi kakor småkager kjeks keksi sušenky ~keksz biscuiți pepparkakor lebkuchen graham_crackers animal_crackers gingerbread speculoos
        gaufrette stroopwafel stroopwafels cookie_thins tea_biscuits doppelkekse oatmeal_cookies wafer_rolls
      Wafers: wafer wafers waffeln ~waffel gaufrettes barquillos wafelek wafelki wafle gofret oplatky vohvelit napolitanke
      Crackers: cracker crackers saltines saltine_crackers kräcker craquelins galletas_saladas bolacha_salgada salatini krakersy kraker ~kex smörgåskex crackers_salés
        water_crackers cheese_crackers wheat_thins multigrain_crackers cream_crackers oyster_crackers keksz_sós suolakeksi slaný_krekr grahams skyflakes
      Brownies: brownie brownies
      Granola Bars: granola_bar granola_bars cereal_bar cereal_bars müsliriegel -riegel barre_de_céréales barres_de_céréales barritas_de_cereales barra_de_cereal
        barrette_ai_cereali batonik_zbożowy ~baton chewy_bars mysliriegel nut_bars
      Protein Bars: protein_bar protein_bars proteinriegel eiweißriegel barrita_de_proteína barra_de_proteína baton_proteinowy proteinbar energy_bar energy_bars
        nutrition_bar
      Rice Cakes: rice_cakes reiswaffeln galettes_de_riz tortitas_de_arroz bolachas_de_arroz gallette_di_riso rijstwafels wafle_ryżowe riskakor riisikakut maiswaffeln
        rice_crackers
      Fruit Bars: fruit_bar fruit_leather fruchtriegel fruit_roll_ups
      Breakfast Biscuits: breakfast_biscuits belvita
      Toaster Pastries: toaster_pastries
      Cones: ice_cream_cones waffle_cones sugar_cones eiswaffeln
    `,
  },
  {
    category: 'Snacks',
    place: 'Pantry',
    days: 120,
    rank: 3,
    entries: `
      Potato Chips: chips crisps potato_chips kettle_chips kartoffelchips -chips paprikachips papas_fritas patatas_fritas batata_frita batatas_fritas patatine patatine_fritte chipsy ~cips
        patates_cipsi potatischips perunalastut sipsit bramborové_chipsy chips_de_sal potato_crisps ~chip chipsuri
      Tortilla Chips: tortilla_chips nachos tortillachips corn_chips nacho_cheese totopos nacho_chips restaurant_style_tortilla veggie_straws
      Cheese Puffs: cheese_puffs cheese_balls cheese_curls -flips erdnussflips puffs chrupki ostbågar cheese_doodles gusanitos
      Popcorn: popcorn pop_corn microwave_popcorn palomitas pipoca pipocas kettle_corn patlamış_mısır popcornit
      Pretzels: pretzels pretzel pretzel_sticks salzstangen salzbrezeln bretzels paluszki pretzel_twists zoute_stengels saltstänger
      Trail Mix: trail_mix studentenfutter student_mix mix_de_frutos_secos borrelnoten kuruyemiş snack_mix party_mix mieszanka_studencka nut_mix
      Pita Chips: pita_chips bagel_chips
      Pork Rinds: pork_rinds chicharrones chicharrón
      Seaweed Snacks: seaweed_snacks roasted_seaweed seaweed nori algen gim
      Salty Snacks: salgadinho salgadinhos gâteaux_apéro aperitivos_salados leblebi salzgebäck
    `,
  },
  {
    category: 'Snacks',
    place: 'Pantry',
    days: 120,
    rank: 1,
    entries: `
      Peanuts: peanut peanuts roasted_peanuts dry_roasted_peanuts erdnuss erdnüsse erdnusskerne cacahuètes cacahuetes cacahuates maní_salado amendoim arachidi pindas
        orzeszki orzeszki_ziemne yer_fıstığı jordnötter peanøtter maapähkinä arašídy földimogyoró
      Almonds: almond almonds mandel mandeln gebrannte_mandeln amandes almendras amêndoas mandorle amandelen migdały badem mandlar mantelit mandle mandula migdale
      Cashews: cashew cashews cashewkerne noix_de_cajou anacardos castanha_de_caju anacardi cashewnoten nerkowce ~kaju cashewnötter
      Walnuts: walnut walnuts walnusskerne walnüsse ~noix cerneaux_de_noix nueces nozes noci walnoten orzechy_włoskie ceviz valnötter saksanpähkinä vlašské_ořechy
      Pistachios: pistachio pistachios pistazien pistaches pistachos pistacchi pistacje antep_fıstığı pistaasi
      Hazelnuts: hazelnut hazelnuts haselnuss haselnüsse noisettes avellanas avelãs nocciole hazelnoten orzechy_laskowe fındık hasselnötter hasselpähkinä
      Pecans: pecan pecans pekannüsse noix_de_pécan
      Macadamia Nuts: macadamia macadamias
      Nuts: nuts mixed_nuts nüsse -nüsse nussmix noten orzechy nötter pähkinä ořechy ~fıstık castanha castanhas frutos_secos frutta_secca_mix nussmischung
      Sunflower Seeds: sunflower_seeds sonnenblumenkerne graines_de_tournesol pipas pipas_de_girasol semi_di_girasole zonnebloempitten słonecznik çekirdek ay_çekirdeği
        solroskärnor auringonkukansiemen
      Pumpkin Seeds: pumpkin_seeds pepitas kürbiskerne graines_de_courge pipas_de_calabaza pestki_dyni kabak_çekirdeği pumpakärnor
      Raisins+: raisins golden_raisins rosinen raisins_secs pasas uvas_pasas uvetta rozijnen rodzynki kuru_üzüm russin rosiner rusina rozinky mazsola
      Dried Fruit: dried_fruit trockenfrüchte fruits_secs fruta_seca dried_apricots dried_mango craisins prunes pruneaux ciruelas_pasas getrocknete dried_cranberries
        suszone_śliwki gedroogd_fruit suszone_owoce getrocknete_aprikosen kuru_kayısı
    `,
  },
]
