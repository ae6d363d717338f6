import type { Aisle } from '../aisle.ts'

export const vegetables: readonly Aisle[] = [
  {
    category: 'Produce',
    place: 'Fridge',
    days: 7,
    rank: 1,
    entries: `
      Lettuce!: lettuce iceberg iceberg_lettuce butter_lettuce green_leaf_lettuce kopfsalat eisbergsalat laitue lechuga alface lattuga marul sałata salátasalata
        isbergssallat ~sla jääsalaatti hlávkový_salát salată_verde
      Romaine!: romaine romaine_hearts hearts_of_romaine romaine_lettuce römersalat
      Salad!: salad salads spring_mix mixed_greens salad_mix salad_kit chopped_salad garden_salad power_greens mesclun -salat ~salade ~insalata
        ~sallad ~ensalada feldsalat mache insalata_mista roszponka
      Arugula!: arugula rocket rucola rúcula roquette rukola roka
      Spinach: spinach baby_spinach spinat blattspinat épinard épinards espinaca espinacas espinafre spinaci spinazie szpinak ıspanak spenat pinaatti
        špenát spenót
      Kale!: kale grünkohl chou_kale jarmuż boerenkool grönkål
      Cabbage: cabbage cabbages weißkohl rotkohl ~-kohl ~chou repollo couve cavolo kapusta lahana vitkål hvidkål kaali zelí káposzta varză kool wirsing
        kailan bok_choy pak_choi napa_cabbage coleslaw_mix
      Broccoli: broccoli broccoli_florets brokkoli brocoli brócoli brócolis brokuł brokuły parsakaali brokolice
      Cauliflower!: cauliflower cauliflower_rice blumenkohl chou_fleur coliflor couve_flor cavolfiore bloemkool kalafior karnabahar blomkål kukkakaali květák
        karfiol
      Brussels Sprouts!: brussels_sprouts brussel_sprouts rosenkohl choux_de_bruxelles spruitjes brukselka
      Sprouts: sprouts bean_sprouts alfalfa_sprouts sprossen
      Carrots: carrot carrots baby_carrots möhre möhren karotte karotten carotte carottes zanahoria zanahorias cenoura cenouras carota carote wortel
        wortelen wortelen marchew marchewka havuç morot morötter gulerødder gulrøtter porkkana mrkev sárgarépa morcovi
      Cucumber: cucumber cucumbers gurke salatgurke concombre pepino cetriolo komkommer ogórek ogórki salatalık gurka agurk kurkku okurka uborka castraveți
      Zucchini: zucchini courgette courgettes calabacín abobrinha zucchina cukinia ~kabak kesäkurpitsa squash_zucchini
      Eggplant: eggplant aubergine aubergines berenjena beringela melanzana melanzane bakłażan patlıcan munakoiso lilek
      Celery!: celery celery_hearts celery_sticks sellerie céleri apio aipo sedano selderij ~seler selleri celer
      Asparagus!: asparagus spargel asperges espárragos espargos asparagi szparagi kuşkonmaz sparris parsa
      Leek: leek leeks lauch porree poireau poireaux puerro alho_francês porro prei ~por pırasa purjolök porre purjo
      Radishes!: radish radishes rettich radieschen radis rábanos rabanete ravanelli radijs rzodkiewka turp rädisor ředkvičky
      Beets: beet beets beetroot rote_bete betterave remolacha beterraba barbabietola bietjes buraki buraczki pancar rödbetor punajuuri
      Turnip: turnip turnips navet nabo rutabaga
      Bell Peppers: pepper peppers bell_pepper bell_peppers sweet_peppers mini_peppers paprika ~poivron poivrons pimiento pimientos pimentão peperone
        peperoni_verdura papryka ~biber kapia paprikaschote
      Chili Peppers: jalapeño jalapeños jalapenos chili_peppers peperoncino habanero serrano_peppers chilischoten
      Mushrooms: mushroom mushrooms baby_bella cremini portobello shiitake sliced_mushrooms champignon champignons pilze champiñón champiñones
        cogumelo cogumelos funghi pieczarka pieczarki mantar svamp champinjoner herkkusieni žampiony gomba ciuperci paddestoelen
      Green Beans!: green_beans haricots_verts grüne_bohnen judías_verdes fagiolini vagem sperziebonen fasolka_szparagowa string_beans
      Snap Peas!: snap_peas snow_peas sugar_snap zuckerschoten
      Corn on the Cob: corn_on_the_cob sweet_corn_cob maiskolben
      Herbs: herbs fresh_herbs fines_herbes suppengrün kräuter
      Basil: basil basilikum basilic albahaca manjericão basilico basilicum bazylia fesleğen basilika
      Parsley: parsley petersilie persil perejil salsinha prezzemolo peterselie pietruszka maydanoz persilja persille petržel
      Cilantro: cilantro coriander koriander coriandre coentro kolendra kişniş
      Dill: dill aneth eneldo koperek koper dereotu dild tilli kopr
      Mint: fresh_mint mint_leaves frische_minze
      Green Onions!: green_onions spring_onions scallions frühlingszwiebeln cebolletas cebolinha szczypiorek lente_ui salladslök
      Avocado: avocado avocados avo avocats aguacate aguacates palta abacate awokado avokado hass_avocados
      Vegetables: ~vegetable ~vegetables ~veggie ~veg ~gemüse ~légume ~légumes ~verdura ~legume ~groente ~warzywa ~sebze stir_fry_vegetables suppengemüse
        ~grönsaker zelenina zöldség
    `,
  },
  {
    category: 'Produce',
    place: 'Pantry',
    days: 10,
    rank: 1,
    entries: `
      Tomatoes: tomato tomatoes cherry_tomatoes grape_tomatoes roma_tomato roma_tomatoes -tomate tomaten rispentomaten cherrytomaten tomate tomates
        jitomate pomodoro pomodori pomodorini tomaat pomidor pomidory domates tomat tomater tomaatti rajčata paradicsom roșii
      Potatoes: potato potatoes russet_potatoes -kartoffel kartoffeln pommes_de_terre patata patatas ~papa ~papas batata batatas aardappel aardappelen
        ziemniaki ziemniak patates potatis kartofler poteter peruna brambory burgonya cartofi ~patate
      Sweet Potatoes: sweet_potato sweet_potatoes ~yam yams süßkartoffeln patate_douce patates_douces batata_doce boniato bataty zoete_aardappel bataatti
      Onions: onion onions red_onions yellow_onions zwiebel -zwiebeln oignon oignons échalote échalotes shallots cebolla cebollas cebola cipolla cipolle
        ~ui uien cebula soğan lök løg løk sipuli cibule hagyma ceapă
      Garlic: garlic knoblauch ~ail ~ajo alho aglio knoflook czosnek sarımsak vitlök hvidløg hvitløk valkosipuli česnek fokhagyma usturoi
      Ginger: ginger ingwer gingembre jengibre gengibre zenzero gember imbir zencefil ingefära ingefær inkivääri zázvor
      Pumpkin: pumpkin squash butternut_squash kürbis courge citrouille calabaza abóbora zucca pompoen dynia bal_kabağı pumpa græskar kurpitsa dýně
      Plantains: plantain plantains
    `,
  },
]
