import type { Aisle } from '../aisle.ts'

export const staples: readonly Aisle[] = [
  {
    category: 'Pantry',
    place: 'Pantry',
    days: 365,
    rank: 2,
    entries: `
      Rice+: rice white_rice brown_rice basmati basmati_rice jasmine_rice long_grain_rice wild_rice sushi_rice sushi_reis sushireis -reis basmatireis langkornreis milchreis_korn
        riz riz_basmati arroz arroz_integral riso riso_arborio arborio risotto -rijst ryż ryż_biały pirinç ~ris jasminris riisi rýže rizs orez
      Pasta: pasta pastas orzo conchiglie orecchiette bucatini cavatappi elbows elbow_macaroni nudeln -nudeln spiralnudeln pâtes coquillettes fideos macarrones
        macarrão pâtes_alimentaires makaron makarna tészta těstoviny paste_făinoase teigwaren spirelli vermicelli pastina durum_wheat_semolina espirales plumas
        rotini cavatelli ditalini campanelle
      Penne: penne penne_rigate mostaccioli
      Fusilli: fusilli
      Farfalle: farfalle bow_ties
      Rigatoni: rigatoni
      Linguine: linguine linguini
      Fettuccine: fettuccine fettucine tagliatelle pappardelle
      Angel Hair Pasta: angel_hair capellini
      Spaghetti: spaghetti spaghettis spaghettoni espaguetis esparguete spagetti špagety spaghettini
      Macaroni: macaroni maccheroni
      Macaroni and Cheese: macaroni_and_cheese mac_and_cheese macaroni_&_cheese mac_cheese macaroni_cheese kraft_dinner
      Noodles: noodle noodles egg_noodles rice_noodles udon soba nouilles mie_nudeln bihun glass_noodles lo_mein spätzle nudler nuudelit makaron_ryżowy
        fideos_chinos rice_vermicelli mihoen reisnudeln
      Instant Noodles: instant_noodles ramen cup_noodles cup_noodle ramen_noodles instant_noodle instantnudeln nouilles_instantanées zupka_chińska
        noodle_soup yakisoba pancit_canton
      Couscous: couscous cous_cous kuskus cuscuz
      Quinoa+: quinoa kinoa komosa_ryżowa
      Bulgur: bulgur bulghur boulgour
      Polenta: polenta polentina
      Lentils: lentil lentils red_lentils linsen berglinsen lentilles lentejas lentilha lentilhas lenticchie linzen soczewica mercimek linser linssit čočka
        lencse linte
      Chickpeas: chickpea chickpeas garbanzo garbanzo_beans kichererbsen pois_chiches garbanzos grão_de_bico ceci kikkererwten ciecierzyca nohut kikärtor
        kikherneet cizrna csicseriborsó năut
      Beans: beans black_beans kidney_beans pinto_beans white_beans cannellini navy_beans lima_beans refried_beans butter_beans bohnen kidneybohnen haricots
        haricots_rouges haricots_blancs frijoles frijoles_negros alubias judías feijão feijão_preto feijão_carioca fagioli bonen bruine_bonen fasola
        fasulye bönor pavut fazole bab_konzerv fasole
      Split Peas: split_peas spalterbsen pois_cassés groch
      Peas+: peas sweet_peas green_peas erbsen petits_pois guisantes ervilha ervilhas piselli erwten doperwten groszek bezelye ärtor ærter herneet hrášek borsó
      Corn+: ~corn sweet_corn sweetcorn whole_kernel_corn cream_style_corn ~mais zuckermais gemüsemais maïs maíz_dulce ~maiz milho milho_doce kukurydza mısır majs
        maissi kukuřice kukorica porumb maïs_doux
      Buckwheat+: buckwheat buchweizen sarrasin kasza_gryczana gryczana bovete tattari pohanka
      Groats: kasza kasza_jaglana pearl_barley barley graupen orge_perlé arpa ohrasuurimo jaglana
    `,
  },
  {
    category: 'Pantry',
    place: 'Pantry',
    days: 365,
    rank: 2,
    entries: `
      Flour+: flour all_purpose_flour bread_flour self_rising_flour plain_flour self_raising_flour almond_flour -mehl weizenmehl dinkelmehl farine farine_de_blé
        harina harina_de_trigo farinha farinha_de_trigo farina farina_00 ~bloem tarwebloem mąka un_buğday buğday_unu -mjöl vetemjöl hvedemel hvetemel
        vehnäjauho jauho mouka liszt făină
      Sugar+: sugar granulated_sugar cane_sugar brown_sugar powdered_sugar icing_sugar caster_sugar light_brown_sugar zucker -zucker puderzucker rohrzucker ~sucre
        sucre_en_poudre cassonade azúcar açúcar zucchero zucchero_di_canna suiker cukier cukier_puder ~şeker toz_şeker socker strösocker sukker sokeri cukr cukor
        zahăr confectioners_sugar
      Sweetener+: sweetener stevia erythritol süßstoff édulcorant edulcorante adoçante dolcificante zoetstof słodzik tatlandırıcı sötningsmedel xylitol sucralose
        aspartame_sweetener monk_fruit
      Salt+: salt sea_salt table_salt kosher_salt iodized_salt himalayan_salt salz meersalz jodsalz speisesalz ~sel sel_fin gros_sel ~sal sal_marina ~sale
        sale_marino sale_fino ~zout zeezout ~sól sól_morska ~tuz suola jozosuola sůl
      Breadcrumbs: breadcrumbs bread_crumbs panko paniermehl semmelbrösel chapelure pan_rallado farinha_de_rosca pangrattato paneermeel bułka_tarta galeta_unu
        ströbröd korppujauho strouhanka
      Yeast+: yeast active_dry_yeast hefe trockenhefe levure levadura fermento lievito ~gist drożdże ~maya jäst gær gjær hiiva droždí élesztő drojdie
      Baking Powder: baking_powder backpulver levure_chimique polvo_de_hornear fermento_em_pó lievito_per_dolci bakpoeder proszek_do_pieczenia
        kabartma_tozu bakpulver leivinjauhe prášek_do_pečiva sütőpor praf_de_copt
      Baking Soda: baking_soda bicarbonate_of_soda natron bicarbonate bicarbonato soda_oczyszczona karbonat bikarbonat ruokasooda
      Starch+: starch corn_starch cornstarch corn_flour speisestärke stärke maïzena maizena fécule almidón amido skrobia nişasta potatismjöl perunajauho
      Cornmeal: cornmeal corn_meal maisgrieß fubá harina_de_maíz masa_harina harina_pan
      Semolina+: semolina grieß gries hartweizengrieß semoule sémola semola griesmeel kasza_manna manna_kaša irmik mannagryn mannasuurimo krupice
      Tapioca: tapioca farofa sagú
      Vanilla Extract+: vanilla_extract vanille_extrakt extrait_de_vanille vanillezucker vanillin_zucker cukier_waniliowy sucre_vanillé vaniljsocker vanilla_essence
      Gelatin+: gelatin gelatine gelatina blattgelatine żelatyna jell_o jello jelatin
      Cake Mix: cake_mix brownie_mix backmischung muffin_mix préparation_pour_gâteau preparado_para_bizcocho mistura_para_bolo cookie_mix
      Pancake Mix: pancake_mix pancake_and_waffle_mix buttermilk_pancake
      Chocolate Chips+: chocolate_chips semi_sweet_morsels morsels baking_chips chocolate_drops schokotropfen pépites_de_chocolat
      Frosting+: frosting icing glasur nappage
      Sprinkles+: sprinkles streusel hagelslag vruchtenhagel
      Pie Crust: pie_crust pie_crusts blätterteig pâte_feuilletée pâte_brisée masa_quebrada hojaldre pasta_sfoglia ciasto_francuskie bladerdeeg puff_pastry
      Cocoa Powder: cocoa_powder baking_cocoa backkakao cacao_en_poudre cacao_en_polvo cacau_em_pó cacao_amaro cacaopoeder
      Milk Powder: milk_powder powdered_milk dry_milk milchpulver lait_en_poudre leche_en_polvo leite_em_pó latte_in_polvere mleko_w_proszku süt_tozu
    `,
  },
  {
    category: 'Pantry',
    place: 'Pantry',
    days: 365,
    rank: 2,
    entries: `
      Cereal: cereal cereals breakfast_cereal céréales cereales cereali cereais płatki_śniadaniowe cornflakes corn_flakes frosted_flakes puffed_rice rice_krispies
        bran_flakes raisin_bran shredded_wheat honey_oats cereal_flakes ~-flakes ~płatki kahvaltılık_gevrek ~-flingor frukostflingor muroja gabonapehely müzli_gevrek
        frühstückscerealien ontbijtgranen multigrain_cereal
      Oatmeal+: oats oatmeal rolled_oats steel_cut_oats quick_oats old_fashioned_oats instant_oatmeal overnight_oats porridge porridge_oats haferflocken -flocken
        flocons_d'avoine avoine avena copos_de_avena aveia flocos_de_aveia fiocchi_d'avena havermout ~owsiane płatki_owsiane yulaf yulaf_ezmesi havregryn
        kaurahiutale kaurapuuro ovesné_vločky zabpehely fulgi_de_ovăz
      Granola: granola granolas krunchy_müsli knuspermüsli
      Muesli: muesli müsli mueslis musli müzli crunchy_müsli früchtemüsli mysli
      Chia Seeds+: chia_seeds chia chiasamen graines_de_chia semillas_de_chía
      Flax Seeds+: flax_seeds flaxseed leinsamen graines_de_lin linaza siemię_lniane flax_meal
      Protein Powder: protein_powder whey_protein whey proteinpulver proteína_en_polvo
    `,
  },
]
