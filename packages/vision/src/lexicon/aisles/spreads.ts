import type { Aisle } from '../aisle.ts'

export const spreads: readonly Aisle[] = [
  {
    category: 'Pantry',
    place: 'Pantry',
    days: 365,
    rank: 3,
    entries: `
      Peanut Butter+: peanut_butter peanutbutter creamy_peanut_butter crunchy_peanut_butter erdnussbutter erdnusscreme erdnussmus beurre_de_cacahuète beurre_de_cacahuètes
        mantequilla_de_cacahuete mantequilla_de_maní crema_de_cacahuete manteiga_de_amendoim pasta_de_amendoim burro_di_arachidi pindakaas masło_orzechowe
        fıstık_ezmesi jordnötssmör peanøttsmør jordnøddesmør maapähkinävoi arašídové_máslo mogyoróvaj unt_de_arahide
      Almond Butter+: almond_butter mandelmus purée_d'amande cashew_butter mandelbutter
      Nut Butter: nut_butter hazelnut_butter nussmus purée_de_noisettes
      Hazelnut Spread+: hazelnut_spread chocolate_spread nuss_nougat_creme nussnougatcreme nuss_nugat_creme pâte_à_tartiner crema_de_cacao crema_de_avellanas
        creme_de_avelã crema_di_nocciole crema_spalmabile chocoladepasta hazelnootpasta krem_czekoladowy krem_orzechowy fındık_kreması kakaolu_fındık nötkräm
        chokladkräm
      Jam: jam jams strawberry_jam fruit_spread preserves strawberry_preserves konfitüre fruchtaufstrich erdbeerkonfitüre confiture confitures mermelada mermeladas geleia
        compota marmellata confettura confetture dżem konfitura powidła reçel sylt jordgubbssylt syltetøy syltetøj hillo džem lekvár gem_de_fructe dulceață
        pflaumenmus
      Jelly: ~jelly grape_jelly gelee gelée johannisbeergelee
      Marmalade: marmalade orange_marmalade marmelade orangenmarmelade marmolada marmelad
      Honey+: honey raw_honey bee_honey honig -honig blütenhonig waldhonig miel miel_de_fleurs mel_de_abelhas miele miele_di_acacia honing ~mel miód ~bal süzme_bal
        honung honning hunaja ~med méz miere
      Maple Syrup+: maple_syrup ahornsirup sirop_d'érable jarabe_de_arce sirope_de_arce xarope_de_bordo sciroppo_d'acero ahornsiroop esdoornsiroop syrop_klonowy
        lönnsirap akçaağaç pure_maple vaahterasiirappi
      Syrup+: syrup pancake_syrup chocolate_syrup golden_syrup corn_syrup agave agave_nectar agavendicksaft sirup ~sirop jarabe xarope sciroppo stroop syrop
        pekmez sirap siirappi date_syrup caramel_syrup zuckerrübensirup
      Molasses: molasses melasse melaza melaço treacle
      Spread: ~spread brotaufstrich ~aufstrich sandwich_spread smörgåspålägg
      Dulce de Leche+: doce_de_leite cajeta kajmak confiture_de_lait
      Marshmallow Creme: marshmallow_fluff marshmallow_creme
      Apple Sauce: apple_sauce applesauce apfelmus compote compote_de_pommes appelmoes mus_jabłkowy äppelmos omenasose purée_de_pommes
      Caramel Sauce: caramel_sauce caramel_topping hot_fudge fudge_topping
    `,
  },
  {
    category: 'Pantry',
    place: 'Pantry',
    days: 365,
    rank: 3,
    entries: `
      Tuna: tuna tuna_fish chunk_light_tuna albacore solid_white thunfisch thunfischfilets thon atún atum tonno tonijn tuńczyk ton_balığı tonfisk tunfisk tonnikala
        tuňák tonhal bonito_del_norte
      Sardines: sardine sardines sardinen sardinas sardinhas sardine_sott'olio sardynki sardalya sardiner sardiini sardinky szardínia
      Anchovies: anchovy anchovies sardellen anchois anchoas boquerones acciughe ansjovis anchovas
      Corned Beef: corned_beef
      Canned Meat: luncheon_meat_can spam konserwa dosenwurst
      Canned Tomatoes: canned_tomatoes diced_tomatoes crushed_tomatoes peeled_tomatoes stewed_tomatoes chopped_tomatoes whole_tomatoes gehackte_tomaten geschälte_tomaten
        tomates_pelées tomates_concassées tomate_triturado tomate_entero_pelado pomodori_pelati pelati polpa_di_pomodoro gepelde_tomaten tomatenblokjes
        pomidory_krojone pomidory_w_puszce krossade_tomater hakkede_tomater tomaattimurska stückige_tomaten
      Baked Beans: baked_beans beanz baked_beanz pork_and_beans weiße_bohnen_in_tomatensauce
      Coconut Milk: coconut_milk coconut_cream kokosmilch kokosnussmilch lait_de_coco leche_de_coco leite_de_coco latte_di_cocco kokosmelk mleko_kokosowe
        mleczko_kokosowe kokosmjölk kokosmælk kookosmaito hindistan_cevizi_sütü kokosové_mléko kókusztej
      Condensed Milk: condensed_milk sweetened_condensed kondensmilch gezuckerte_kondensmilch lait_concentré leche_condensada leite_condensado latte_condensato
        gecondenseerde_melk mleko_skondensowane condensada milkmaid kondenzované_mléko
      Evaporated Milk: evaporated_milk leche_evaporada evap_milk evaporada
      Chili: chili_con_carne chili_beans chili_no_beans
      Canned Fruit: canned_peaches fruit_cocktail canned_pineapple pineapple_chunks ananasscheiben pineapple_slices duraznos_en_almíbar melocotón_en_almíbar
        mandarinorangen peach_halves
      Pumpkin Puree: pumpkin_puree canned_pumpkin pure_pumpkin
      Canned Food: ~canned ~tinned ~-konserve ~conserve ~konserve ~conserva
      Baby Food: baby_food babynahrung babybrei gläschen ~petit_pot ~petits_pots potito papinha omogeneizzato babyvoeding obiadek deserek mama_bebek barnmat
        babymos vauvanruoka kindermilch
      Baby Formula: infant_formula baby_formula ~formula folgemilch anfangsmilch lait_infantile leche_infantil mleko_modyfikowane devam_sütü modersmjölksersättning
        toddler_formula
    `,
  },
]
