import type { Aisle } from '../aisle.ts'

export const spices: readonly Aisle[] = [
  {
    category: 'Pantry',
    place: 'Pantry',
    days: 365,
    rank: 3,
    entries: `
      Black Pepper: black_pepper ground_black_pepper pepper_mill peppercorns peppercorn pfeffer schwarzer_pfeffer poivre poivre_noir pimienta_negra pimienta
        pimenta_do_reino pepe_nero zwarte_peper pieprz pieprz_czarny karabiber svartpeppar sort_peber svart_pepper mustapippuri pepř bors piper_negru
      Cinnamon?: cinnamon ground_cinnamon cinnamon_sticks zimt cannelle canela cannella kaneel cynamon tarçın kanel kaneli skořice fahéj scorțișoară
      Oregano+: oregano origano orégano origan kekik oreganó
      Cumin+: cumin ground_cumin kreuzkümmel comino cominho komijn kmin kimyon spiskummin kumina
      Paprika+: paprika_powder smoked_paprika paprikapulver pimentón páprica papryka_słodka paprika_edelsüß
      Chili Powder: chili_powder chilli_powder cayenne cayenne_pepper chilipulver pul_biber chili_flakes red_pepper_flakes crushed_red_pepper
      Garlic Powder: garlic_powder granulated_garlic garlic_salt knoblauchpulver ajo_en_polvo alho_em_pó czosnek_granulowany
      Onion Powder: onion_powder minced_onion zwiebelpulver
      Curry Powder?: curry curry_powder currypulver garam_masala masala tikka_masala
      Turmeric+: turmeric kurkuma curcuma cúrcuma zerdeçal gurkmeja
      Nutmeg+: nutmeg muskatnuss muscade nuez_moscada noce_moscata nootmuskaat gałka_muszkatołowa
      Thyme+: thyme thymian tomillo timo tijm tymianek timjan
      Rosemary+: rosemary rosmarin romarin romero rosmarino rozmaryn
      Bay Leaves: bay_leaves lorbeerblätter feuilles_de_laurier hojas_de_laurel liść_laurowy
      Italian Seasoning: italian_seasoning herbes_de_provence kräuter_der_provence italian_herbs
      Seasoning: seasoning seasonings spice spices taco_seasoning all_purpose_seasoning adobo gewürz -gewürz épices especias tempero temperos spezie kruiden przyprawa
        przyprawy baharat krydda kryddor krydderi mauste koření fűszer condimente steak_seasoning everything_bagel_seasoning seasoning_mix seasoning_salt
        seasoned_salt grillgewürz vegeta lawry_seasoned
      Bouillon Powder: hondashi dashi chicken_powder
      Saffron+: saffron safran azafrán zafferano szafran
      Sesame Seeds+: sesame_seeds sesam sésame_graines ajonjolí susam
      Ginger Powder: ground_ginger ginger_powder ingwerpulver
      Cloves: whole_cloves ground_cloves gewürznelken
      Cardamom+: cardamom kardamom cardamome kardemumma kardemomma
    `,
  },
]
