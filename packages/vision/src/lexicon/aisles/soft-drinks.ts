import type { Aisle } from '../aisle.ts'

export const soft_drinks: readonly Aisle[] = [
  {
    category: 'Beverages',
    place: 'Pantry',
    days: 180,
    rank: 3,
    entries: `
      Orange Juice: orange_juice orangensaft osaft o_saft jus_d'orange pur_jus_d'orange zumo_de_naranja jugo_de_naranja suco_de_laranja sumo_de_laranja
        succo_d'arancia spremuta spremuta_d'arancia sinaasappelsap jus_d'oranges sok_pomarańczowy portakal_suyu apelsinjuice appelsinjuice appelsiinimehu
        pomerančový_džus narancslé suc_de_portocale no_pulp some_pulp pulp_free
      Apple Juice: apple_juice apple_cider_juice apfelsaft jus_de_pomme jus_de_pommes zumo_de_manzana jugo_de_manzana suco_de_maçã succo_di_mela appelsap
        sok_jabłkowy elma_suyu äppeljuice eplejuice æblejuice omenamehu almalé
      Grape Juice: grape_juice traubensaft jus_de_raisin suco_de_uva mosto druivensap
      Cranberry Juice: cranberry_juice cranberry_cocktail jus_de_cranberry
      Tomato Juice: tomato_juice tomatensaft jus_de_tomate vegetable_juice clamato sok_pomidorowy
      Pineapple Juice: pineapple_juice ananassaft jus_d'ananas zumo_de_piña
      Grapefruit Juice: grapefruit_juice
      Multivitamin Juice: multivitaminsaft multivitamin_saft multifruit jus_multifruits multifrucht zumo_multifrutas
      Juice: juice juices -saft fruchtsaft ~jus jus_de_fruits zumo zumos jugo jugos suco sucos ~succo succo_di_frutta ~-sap ~sok ~sokowy soki meyve_suyu -juice
        ~saft tuoremehu täysmehu mehu džus ~suc nektar néctar nectar fruit_punch juice_drink fruit_juice gyümölcslé
      Sparkling Water: sparkling_water seltzer seltzer_water carbonated_water club_soda soda_water sparkling_mineral_water sprudel sprudelwasser eau_gazeuse
        eau_pétillante agua_con_gas água_com_gás acqua_frizzante bruiswater spa_rood woda_gazowana maden_suyu ~sparkling kivennäisvesi kolsyrat_vatten
        danskvand perlivá_voda szénsavas sodavand
      Water+: water bottled_water spring_water drinking_water purified_water natural_spring_water still_water mineral_water -wasser mineralwasser ~eau ~eaux
        eau_minérale eau_de_source agua agua_mineral água água_mineral acqua acqua_minerale -water mineraalwater woda woda_mineralna woda_niegazowana ~su
        vatten mineralvatten vann lähdevesi voda ásványvíz apă_minerală apă_plată kildevand
      Tonic Water: tonic tonic_water
      Coconut Water: coconut_water kokoswasser eau_de_coco eau_de_noix_de_coco agua_de_coco água_de_coco
      Ginger Ale: ginger_ale ginger_beer
      Cola: cola coke kola cola_zero diet_cola cola_light diet_coke coke_zero colas
      Root Beer: root_beer
      Lemonade: lemonade lemonades pink_lemonade ~limo limonade zitronenlimonade limonada lemoniada limonata lemonad limonadi limonáda limonádé
        aranciata
      Soda: soda sodas soft_drink cream_soda lemon_lime_soda orange_soda refresco gaseosa refrigerante guaraná refri bibita chinotto frisdrank gazoz läsk
        läskedryck brus limsa frucade napój_gazowany üdítő suc_carbogazos limunada
      Iced Tea: iced_tea ice_tea eistee thé_glacé té_helado chá_gelado tè_freddo ijsthee mrożona_herbata soğuk_çay jäätee sweet_tea lipton_ice ledový_čaj
        nestea jeges_tea
      Energy Drink: energy_drink energy_drinks energydrink boisson_énergisante bebida_energética energético napój_energetyczny enerji_içeceği energiajuoma
        energidryck energidrikk energetický_nápoj energiaital
      Sports Drink: sports_drink isotonic isotonisch bebida_isotónica isotônico electrolyte_drink napój_izotoniczny thirst_quencher electrolyte_beverage
      Smoothie: smoothie smoothies batido_de_frutas
      Kombucha: kombucha kombuca kombutscha
      Protein Shake: protein_shake protein_drink proteinshake eiweißshake high_protein_drink nutrition_shake meal_replacement nutrition_drink
      Drink Mix: drink_mix fruit_drink_mix powdered_drink lemonade_mix sirop_menthe sirop_de_grenadine squash_drink saftblandning
      Fruit Drink: -schorle apfelschorle fruchtsaftgetränk ~getränk ~boisson ~napój ayran_içecek bebida_de_fruta
    `,
  },
]
