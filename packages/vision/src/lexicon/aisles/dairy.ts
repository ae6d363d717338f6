import type { Aisle } from '../aisle.ts'

export const dairy: readonly Aisle[] = [
  {
    category: 'Dairy',
    place: 'Fridge',
    days: 7,
    rank: 2,
    entries: `
      Milk+: -milk mlk whole_milk skim_milk skimmed_milk semi_skimmed_milk lowfat_milk low_fat_milk reduced_fat_milk fat_free_milk
        2%_milk lactose_free_milk fresh_milk uht_milk vitamin_d_milk -milch vollmilch vollm hmilch h_milch frischmilch weidemilch
        heumilch trinkmilch fettarme_milch lait lait_entier demi_écrémé lait_demi_écrémé lait_écrémé leche leche_entera leche_desnatada
        semidesnatada leite leite_integral leite_desnatado ~latte latte_intero latte_fresco parzialmente_scremato -melk halfvolle_melk
        volle_melk mleko mlek mleko_uht mléko süt yarım_yağlı_süt -mjölk mjolk mælk lettmelk helmelk sødmælk letmælk mellanmjölk
        lättmjölk maito täysmaito rasvaton_maito kevytmaito polotučné_mléko tej ~lapte lapte_integral mlijeko mlieko piim pieno
      Buttermilk+: buttermilk buttermilch babeurre lait_ribot maślanka karnemelk kärnmjölk kærnemælk kulturmelk podmáslí piimä filmjölk
        latticello suero_de_leche
      Kefir: kefir kéfir kefír kefiiri kefirek
      Ayran: ayran airan
      Half and Half: half_and_half half_half half_&_half coffee_creamer_half
      Chocolate Milk: chocolate_milk choco_milk kakaomilch schokomilch schokoladenmilch lait_chocolaté lait_au_chocolat leche_chocolatada
        batido_de_chocolate chocoladedrank chocomel chokladmjölk kakaomælk kaakaojuoma yoo_hoo kakaolu_süt achocolatado
      Milkshake: milkshake milk_shake frappé_milk
      Goat Milk: goat_milk goats_milk ziegenmilch lait_de_chèvre leche_de_cabra latte_di_capra geitenmelk
    `,
  },
  {
    category: 'Dairy',
    place: 'Fridge',
    days: 14,
    rank: 2,
    entries: `
      Yogurt: -yogurt yoghurt yog ygrt jog jogh yogrt yoghourt -joghurt jogurt yaourt yaourts yogur yogures iogurte iogurtes yoğurt
        -yoghurt -jogurt jogurty joghurt jugurtti jogurtti iaurt naturjoghurt fruchtjoghurt yofu drinking_yogurt yogurt_drink trinkjoghurt
        lassi
      Greek Yogurt: greek_yogurt greek_yoghurt greek_style_yogurt greek_nonfat_yogurt greek_yog griechischer_joghurt joghurt_griechischer_art
        yaourt_grec yaourt_à_la_grecque yogur_griego iogurte_grego yogurt_greco griekse_yoghurt jogurt_grecki jogurt_typu_greckiego
        grekisk_yoghurt kreikkalainen_jogurtti řecký_jogurt görög_joghurt iaurt_grecesc süzme_yoğurt
      Skyr: skyr skyrs
      Quark: quark ~serek -quark magerquark speisequark twaróg twarożek kwark kvarg tvaroh túró rahka maitorahka fromage_blanc petit_suisse
        brânză_de_vaci serek_homogenizowany
      Labneh: labneh labaneh labne
      Pudding: pudding -pudding puddings vanillepudding schokopudding grießpudding vla vanillevla budyń budín pudding_cup pudim budino
        kisiel puding muhallebi
      Rice Pudding: rice_pudding milchreis riz_au_lait arroz_con_leche arroz_doce rijstepap sütlaç risgrøt risgrynsgröt riisipuuro
      Custard: custard custards crème_anglaise natillas crema_pasticcera vaniljkräm vaniljsås crème_caramel crème_brûlée flan flans
      Probiotic Drink: probiotic_drink probiotic_yogurt_drink
      Dessert: dessert_crème danonino petit_filous postre_lácteo dessert_lacté
    `,
  },
  {
    category: 'Dairy',
    place: 'Fridge',
    days: 21,
    rank: 2,
    entries: `
      Cheese+: -cheese chs cheeses -käse kse fromage fromages queso quesos queijo queijos formaggio formaggi -kaas ~ser ~sery ~peynir peyniri
        beyaz_peynir kaşar ~-ost juusto sýr ~sajt brânză cașcaval ostur gräddost queso_blanco cantal quesillo żółty_ser comté tilsiter havarti
        port_salut esrom reibekäse geriebener_käse shredded_cheese sliced_cheese cheese_slices käsescheiben queso_rallado queijo_ralado
        fromage_râpé formaggio_grattugiato mexican_blend four_cheese cheese_blend american_cheese cheese_singles american_singles
        schmelzkäse fromage_fondu
      Cheddar Cheese+: cheddar cheddar_cheese sharp_cheddar mild_cheddar medium_cheddar extra_sharp colby_jack colby
      Mozzarella+: mozzarella mozz muçarela mussarela mozarella mozzarela mozzarelle mozzarella_cheese mozarela
      Parmesan+: parmesan parmigiano reggiano parmigiano_reggiano grana grana_padano parmesano parmezan parmesão pecorino pecorino_romano
        parmesan_cheese parmesaani parmazán
      Feta+: feta fetakäse feta_cheese salatkäse fetaost
      Goat Cheese+: goat_cheese goats_cheese ziegenkäse fromage_de_chèvre chèvre queso_de_cabra formaggio_di_capra geitenkaas chevre bûche_de_chèvre
      Gouda+: gouda goudse
      Brie: brie briekäse
      Camembert: camembert hermelín
      Swiss Cheese+: swiss_cheese emmental emmentaler emmenthal gruyère gruyere emmenthaler jarlsberg maasdam leerdammer raclette appenzeller
      Edam: edam edamer edamski eidam
      Blue Cheese+: blue_cheese gorgonzola roquefort blauschimmelkäse bleu_d'auvergne stilton danablu queso_azul queijo_azul blauwe_kaas
        cambozola niva_sýr aura_juusto
      Ricotta+: ricotta ricotta_cheese
      Mascarpone+: mascarpone
      Halloumi: halloumi hellim haloumi grillkäse
      Burrata: burrata stracciatella_cheese
      Provolone: provolone
      Manchego: manchego
      Monterey Jack: monterey_jack
      Pepper Jack Cheese: pepper_jack pepper_jack_cheese
      Paneer: paneer panir
      String Cheese: string_cheese cheese_sticks cheese_snack kids_cheese käsesnack mini_cheese
      Cottage Cheese: cottage_cheese ~cottage hüttenkäse körniger_frischkäse serek_wiejski keso raejuusto hyttekost requesón hüttenkase
        cottage_sýr fiocchi_di_latte lor_peyniri
      Cream Cheese+: cream_cheese frischkäse fromage_frais fromage_à_tartiner queso_crema queso_para_untar requeijão queijo_creme formaggio_spalmabile
        roomkaas serek_kanapkowy färskost flødeost smøreost tuorejuusto krémsajt cremă_de_brânză krem_peynir labne_peyniri
        pomazánkové lučina
      Fresh Cheese: queso_fresco queso_de_burgos queijo_fresco queijo_minas minas_frescal primo_sale
    `,
  },
  {
    category: 'Dairy',
    place: 'Fridge',
    days: 30,
    rank: 2,
    entries: `
      Butter+: butter btr -butter unsalted_butter salted_butter sweet_cream_butter butter_sticks süßrahmbutter markenbutter beurre beurre_doux
        beurre_demi_sel mantequilla manteiga manteiga_com_sal ~burro roomboter ~boter masło masło_extra tereyağı tereyagi tereyaği smör
        ~smør smørrebrød máslo vaj ~unt voi meijerivoi
      Margarine: margarine margarina margaryna margarin halbfettmargarine margariini margarín buttery_spread vegetable_oil_spread vegetable_spread
        plant_butter vegan_butter streichfett
      Ghee: ghee clarified_butter butterschmalz masło_klarowane
      Cream?: ~cream -sahne sahne rahm nata ~panna śmietana śmietanka ~krema ~krem grädde fløde fløte kerma smetana tejszín smântână ~crème crème_liquide
        nata_para_cocinar creme_de_leite panna_da_cucina ~krém kochsahne schlagsahne kookroom matlagningsgrädde ~room krema_süt
      Heavy Cream: heavy_cream whipping_cream heavy_whipping_cream double_cream single_cream crème_entière crème_fleurette nata_para_montar
        natas slagroom vispgrädde piskefløde kremfløte vispikerma panna_da_montare panna_fresca śmietanka_36 habtejszín smetana_ke_šlehání
      Whipped Cream+: whipped_cream whipped_topping sprühsahne crème_chantilly chantilly nata_montada panna_spray spuitbus_slagroom reddi_wip
      Sour Cream+: sour_cream soured_cream saure_sahne schmand crema_agria crema_mexicana zure_room śmietana_18 gräddfil rømme kwaśna_śmietana
        tejföl zakysaná_smetana creme_azedo hapankerma panna_acida
      Crème Fraîche+: creme_fraiche crème_fraîche créme_fraiche crème_épaisse cremefine
      Coffee Creamer: coffee_creamer creamer coffee_mate kaffeesahne kaffeeweißer koffiemelk kaffeeweisser international_delight
    `,
  },
  {
    category: 'Dairy',
    place: 'Fridge',
    days: 28,
    rank: 2,
    entries: `
      Eggs+: egg eggs large_eggs grade_a_eggs cage_free_eggs free_range_eggs cage_free freilandeier -eier ~ei bodenhaltungseier oeuf oeufs œufs
        huevo huevos ovo ovos uova ~uovo eieren scharreleieren jaja jajka yumurta ~ägg ~æg kananmuna kananmunia vejce vajíčka tojás ouă ouă_proaspete
        huevos_camperos oeufs_frais plein_air uova_fresche jaja_z_wolnego_wybiegu vrije_uitloop gezen_tavuk
      Egg Whites: egg_whites egg_white liquid_egg claras_de_huevo albumi eiklar egg_substitute
    `,
  },
  {
    category: 'Pantry',
    place: 'Pantry',
    days: 365,
    rank: 3,
    entries: `
      Oat Milk: oat_milk oatmilk oat_drink oat_m*lk hafermilch haferdrink lait_d'avoine boisson_avoine boisson_à_l'avoine leche_de_avena bebida_de_avena
        bebida_de_aveia leite_de_aveia latte_d'avena bevanda_avena havermelk haverdrank havredryck havredrik havregrynsmælk napój_owsiany
        kaurajuoma yulaf_sütü ovesný_nápoj zabital lapte_de_ovăz ikaffe barista_edition
      Soy Milk: soy_milk soymilk soya_milk soja_drink sojamilch sojadrink lait_de_soja boisson_soja leche_de_soja bebida_de_soja leite_de_soja
        latte_di_soia bevanda_soia sojamelk sojadryck napój_sojowy soijajuoma soya_sütü sójový_nápoj
      Almond Milk: almond_milk almondmilk almond_drink almond_breeze mandelmilch mandeldrink lait_d'amande boisson_amande leche_de_almendra
        leche_de_almendras bebida_de_almendra bebida_de_amêndoa leite_de_amêndoa latte_di_mandorla bevanda_mandorla amandelmelk amandeldrank
        mandeldryck napój_migdałowy mantelijuoma badem_sütü
      Rice Milk: rice_milk reisdrink reismilch boisson_riz bebida_de_arroz latte_di_riso bevanda_riso
      Coconut Drink: coconut_drink kokosdrink boisson_coco bebida_de_coco
      Cashew Milk: cashew_milk cashewmilk cashewdrink
      Plant Drink: plant_based_milk plant_milk pflanzendrink boisson_végétale bebida_vegetal plant_drink
    `,
  },
]
