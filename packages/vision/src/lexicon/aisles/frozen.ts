import type { Aisle } from '../aisle.ts'

export const frozen: readonly Aisle[] = [
  {
    category: 'Frozen',
    place: 'Freezer',
    days: 180,
    rank: 3,
    entries: `
      Ice Cream: ice_cream icecream ice_creams gelato gelati -eis eiscreme speiseeis vanilleeis stieleis glace glaces crème_glacée helado helados sorvete
        gelado ijs -ijsjes roomijs lody dondurma glass_grädde ~-glass jäätelö zmrzlina jégkrém înghețată flødeis iskrem cornetto_eis
        frozen_dairy_dessert ice_cream_sandwiches ice_cream_bars
      Sorbet: sorbet sorbets sorbete sorbetto sherbet sherbert
      Popsicles: popsicle popsicles ice_pops ice_lollies freeze_pops wassereis polos_de_hielo picolé ghiaccioli waterijs isglass mehujää
      Frozen Yogurt: frozen_yogurt frozen_yoghurt
      Pizza: pizza pizzas -pizza steinofenpizza pizzetta
      Lasagna: lasagne lasagna lasagnes lasaña lasanha lasagnette
      French Fries: french_fries frites pommes_frites backofenpommes steak_fries waffle_fries fries tiefkühlpommes papas_fritas_congeladas frytki patatas_para_freír
        batatas_pré_fritas patates_kızartma pommes_kartoffeln ranskalaiset hranolky pommes_stix
      Hash Browns: hash_browns hash_brown kartoffelpuffer rösti roesti reibekuchen
      Tater Tots: tater_tots potato_puffs kroketten potato_croquettes croquetas
      Fish Sticks: fish_sticks fish_fingers fischstäbchen bâtonnets_de_poisson bâtonnets_de_colin bastoncini varitas_de_merluza vissticks paluszki_rybne
        fiskpinnar fiskepinde kalapuikot rybí_prsty halrudacskák
      Chicken Nuggets: chicken_nuggets nuggets chicken_tenders chicken_strips popcorn_chicken hähnchennuggets
      Frozen Vegetables: frozen_vegetables mixed_vegetables tiefkühlgemüse mrożonka warzywa_na_patelnię légumes_surgelés verduras_congeladas diepvriesgroenten
        wok_gemüse
      Frozen Fruit: frozen_fruit frozen_berries frozen_strawberries frozen_blueberries beerenmischung
      Frozen Peas: frozen_peas petits_pois_surgelés
      Ice Cubes: ice_cubes eiswürfel bag_of_ice
      Frozen Waffles: frozen_waffles toaster_waffles
      Pão de Queijo: pão_de_queijo
      Frozen Food: ~frozen ~frz ~frzn ~fzn ~froz ~tiefkühl ~tk ~gefroren ~tiefgefroren ~pommes ~magnum ~surgelé ~surgelés ~congelé ~congelado ~congelada
        ~congelados ~surgelato ~surgelati ~diepvries ~mrożone ~mrożona ~donmuş ~dondurulmuş ~fryst ~frysta ~bofrost ~iglo ~pakaste ~mražené
    `,
  },
  {
    category: 'Pantry',
    place: 'Fridge',
    days: 10,
    rank: 3,
    entries: `
      Hummus: hummus houmous humus houmus humous
      Guacamole: guacamole guacamol
      Tzatziki: tzatziki tsatsiki zaziki tzatzíki
      Tofu: tofu silken_tofu firm_tofu extra_firm_tofu räuchertofu
      Tempeh: tempeh
      Seitan: seitan
      Coleslaw: coleslaw krautsalat cole_slaw surówka
      Potato Salad: potato_salad kartoffelsalat ensaladilla ensaladilla_rusa sałatka_jarzynowa potatissallad perunasalaatti
      Pasta Salad: pasta_salad nudelsalat macaroni_salad
      Egg Salad: egg_salad eiersalat
      Fresh Pasta: fresh_pasta tortellini tortelloni ravioli cappelletti pâtes_fraîches pasta_fresca pasta_ripiena
      Gnocchi: gnocchi ñoquis nhoque gnocchis kopytka
      Dumplings: dumplings potstickers pot_stickers gyoza maultaschen pierogi mantı wontons dim_sum momo pelmeni knödel uszka kluski_śląskie ravioles
      Sushi: sushi maki sashimi california_roll
      Spring Rolls: spring_rolls egg_rolls frühlingsrollen nems rouleaux_de_printemps loempia sajgonki vårrullar kevätkääryle
      Burrito: burrito burritos
      Sandwich?: sandwich sandwiches sandwiches_triangle smörgås voileipä
      Ready Meal: ready_meal tv_dinner fertiggericht feinkost plat_cuisiné plato_preparado gotowe_danie mac_cheese_bowl frozen_dinner mikromåltid
      Veggie Burgers: veggie_burger veggie_burgers plant_based_burger vegan_burger garden_burger burger_végétal
      Falafel: falafel
      Kimchi: kimchi kimchee
      Sauerkraut: sauerkraut choucroute chucrut zuurkool kapusta_kiszona surkål hapankaali savanyú_káposzta
      Dip: dip_sauce onion_dip spinach_dip french_onion_dip ranch_dip veggie_dip bean_dip
    `,
  },
]
