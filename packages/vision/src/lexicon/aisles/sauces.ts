import type { Aisle } from '../aisle.ts'

export const sauces: readonly Aisle[] = [
  {
    category: 'Pantry',
    place: 'Pantry',
    days: 365,
    rank: 3,
    entries: `
      Ketchup: ketchup catsup tomato_ketchup tomatenketchup ketçap keczup ketsuppi kečup kecap_tomate catchup ketchups banana_ketchup
      Mayonnaise: mayonnaise mayo mayonesa maionese majonez mayonez majonnäs majonæs majones majoneesi majonéza maioneză real_mayonnaise light_mayo vegenaise
        salatmayonnaise mayonnaise_sauce salad_cream
      Mustard+: mustard yellow_mustard dijon dijon_mustard honey_mustard senf süßer_senf moutarde moutarde_de_dijon mostaza mostarda senape mosterd musztarda
        hardal senap sennep sinappi hořčice mustár muștar
      Soy Sauce: soy_sauce soya_sauce soyasauce sojasauce sojasoße sauce_soja salsa_de_soja molho_de_soja molho_shoyu shoyu salsa_di_soia sojasaus sos_sojowy
        soya_sosu sojasås soijakastike tamari liquid_aminos sójová_omáčka szójaszósz toyo
      Hot Sauce+: hot_sauce pepper_sauce chili_sauce sriracha salsa_picante sauce_piquante molho_de_pimenta scharfe_sauce acı_sos ostry_sos buffalo_sauce
        wing_sauce cayenne_pepper_sauce chilisås peri_peri piri_piri sambal sambal_oelek harissa gochujang chili_garlic_sauce sweet_chili_sauce sweet_chilli
      BBQ Sauce+: bbq_sauce barbecue_sauce bbq barbecue_sauce_original barbecuesauce grillsauce salsa_barbacoa sauce_barbecue molho_barbecue sos_bbq barbecuesås
      Salsa: salsa salsa_verde chunky_salsa salsa_dip taco_sauce pico_de_gallo enchilada_sauce picante_sauce
      Tomato Sauce+: tomato_sauce spaghetti_sauce bolognese_sauce sauce_bolognaise pizza_sauce tomatensauce tomatensoße sauce_tomate
        salsa_de_tomate tomate_frito molho_de_tomate ~sugo sugo_al_pomodoro passata passierte passierte_tomaten polpa pomodori_pelati_sugo tomatensaus
        sos_pomidorowy domates_sosu tomatsås pastasås ragù ragu_sauce basilico_sauce napoletana coulis_de_tomates tomata_sauce przecier_pomidorowy
      Marinara Sauce: marinara marinara_sauce marinara_pasta_sauce
      Pasta Sauce: pasta_sauce
      Alfredo Sauce: alfredo_sauce carbonara_sauce
      Tomato Paste: tomato_paste tomatenmark concentré concentré_de_tomates concentrado_de_tomate extrato_de_tomate concentrato_di_pomodoro tomatenpuree
        koncentrat_pomidorowy salça domates_salçası tomatpuré tomaattisose rajčatový_protlak doppio_concentrato
      Pesto+: pesto pesto_alla_genovese pesto_rosso pesto_verde
      Salad Dressing: dressing salad_dressing salad_dressings ranch ranch_dressing caesar_dressing italian_dressing vinaigrette balsamic_vinaigrette thousand_island
        blue_cheese_dressing salatdressing salatsauce sauce_salade aderezo molho_para_salada condimento_per_insalata slasaus sos_sałatkowy sallads_dressing
        hidden_valley_ranch caesar
      Teriyaki Sauce+: teriyaki teriyaki_sauce
      Oyster Sauce: oyster_sauce austernsauce
      Hoisin Sauce: hoisin hoisin_sauce
      Fish Sauce: fish_sauce fischsauce nuoc_mam patis
      Worcestershire Sauce: worcestershire worcestershire_sauce worcester_sauce worcestersauce
      Steak Sauce: steak_sauce
      Tartar Sauce: tartar_sauce tartare_sauce remoulade cocktail_sauce remulade
      Horseradish: horseradish meerrettich raifort chrzan mierikswortel pepparrot peberrod
      Curry Sauce: curry_sauce tikka_masala_sauce simmer_sauce korma_sauce
      Curry Paste: curry_paste currypaste pâte_de_curry pasta_de_curry
      Mint Sauce: mint_sauce
      Gravy: gravy bratensoße bratensaft gravy_mix
      Relish: relish sweet_relish pickle_relish chutney mango_chutney
      Tahini: tahini tahin tahina tehina
      Sauce: ~-sauce ~sauces ~-soße ~sosse ~sossen ~molho ~saus ~sos ~-sås salsa_di ~kastike ~omáčka
    `,
  },
  {
    category: 'Pantry',
    place: 'Pantry',
    days: 365,
    rank: 3,
    entries: `
      Olive Oil+: olive_oil extra_virgin_olive_oil evoo olivenöl huile_d'olive aceite_de_oliva azeite azeite_de_oliva olio_d'oliva olio_extra_vergine
        olio_extravergine olijfolie oliwa oliwa_z_oliwek zeytinyağı olivolja olivenolje olivenolie oliiviöljy olivový_olej olívaolaj ulei_de_măsline
        extra_virgin natives_olivenöl
      Vegetable Oil+: vegetable_oil canola_oil canola rapsöl speiseöl pflanzenöl huile_végétale óleo_de_soja óleo_vegetal olio_di_semi rapsolja rypsiöljy rapeseed_oil
        olej_rzepakowy slaolie zonnebloemolie_mix corn_oil peanut_oil grapeseed_oil
      Sunflower Oil+: sunflower_oil sonnenblumenöl huile_de_tournesol aceite_de_girasol óleo_de_girassol olio_di_girasole zonnebloemolie olej_słonecznikowy
        ayçiçek ayçiçek_yağı solrosolja slunečnicový_olej napraforgóolaj ulei_de_floarea_soarelui
      Sesame Oil: sesame_oil sesamöl huile_de_sésame
      Coconut Oil: coconut_oil kokosöl huile_de_coco aceite_de_coco olej_kokosowy
      Cooking Spray: cooking_spray nonstick_spray
      Oil: ~oil ~-öl ~huile ~aceite ~óleo ~olio ~-olie ~olej ~-yağı ~-olja ~ulei ~öljy
      Vinegar+: vinegar white_vinegar apple_cider_vinegar rice_vinegar red_wine_vinegar essig -essig apfelessig vinaigre vinagre aceto azijn ocet sirke ättika
        eddike eddik etikka oțet
      Balsamic Vinegar+: balsamic_vinegar balsamico balsamic aceto_balsamico vinaigre_balsamique vinagre_balsámico crema_di_balsamico
      Cooking Wine: cooking_wine mirin rice_wine shaoxing
      Lemon Juice+: lemon_juice zitronensaft jus_de_citron succo_di_limone zumo_de_limón lime_juice citroensap sok_z_cytryny
    `,
  },
  {
    category: 'Pantry',
    place: 'Pantry',
    days: 365,
    rank: 3,
    entries: `
      Broth: broth bone_broth chicken_broth beef_broth vegetable_broth bouillon bouillon_cubes brühe gemüsebrühe
        brühwürfel bouillon_de_légumes caldo caldo_de_pollo brodo dado_da_brodo rosół bulion buljong liemikuutio vývar leves_kocka supă_cub
      Stock: ~stock chicken_stock beef_stock vegetable_stock stock_cubes stock_cube stock_pots
      Soup: soup soups tomato_soup chicken_soup chicken_noodle_soup cream_of_mushroom clam_chowder chowder -suppe soupe potage velouté sopa zuppa minestrone soep
        zupa çorba -soppa keitto polévka leves barszcz żurek
      Pickles: pickles dill_pickles pickle kosher_dills kosher_dill gherkins gherkin bread_and_butter_pickles gewürzgurken cornichons pepinillos picles cetriolini augurken
        ogórki_kiszone ogórki_konserwowe turşu kornişon saltgurka suolakurkku okurky uborka_ecetes pickled_cucumbers pepperoncini giardiniera
      Olives+: olives black_olives green_olives kalamata oliven aceitunas aceituna azeitona azeitonas ~olive olijven oliwki zeytin oliver oliivit olivy olajbogyó măsline
      Capers: capers kapern câpres alcaparras capperi kappertjes kapary
      Sun-Dried Tomatoes: sun_dried_tomatoes pomodori_secchi getrocknete_tomaten
      Roasted Peppers: roasted_red_peppers pimientos_del_piquillo ajvar
      Artichokes: artichoke artichokes artichoke_hearts artischocken artichauts alcachofas carciofi
    `,
  },
]
