import type { Aisle } from '../aisle.ts'

export const meat: readonly Aisle[] = [
  {
    category: 'Meat',
    place: 'Fridge',
    days: 3,
    rank: 1,
    entries: `
      Chicken: chicken chkn chk brst thigh drumstick chicken_breast chicken_thighs chicken_wings chicken_drumsticks hähnchen hähnch hähnchenbrust
        hühner -huhn hühnchen poulet filet_de_poulet pollo pechuga pechuga_de_pollo frango peito_de_frango coxa sobrecoxa petto_di_pollo kip
        kipfilet kurczak kurczaka filet_z_kurczaka tavuk piliç kyckling kycklingfilé kylling broiler kana kuře kuřecí csirke csirkemell pui piept_de_pui
      Ground Beef: ground_beef minced_beef beef_mince ~mince ~minced ~grnd hackfleisch -hackfleisch rinderhackfleisch ~hack viande_hachée
        steak_haché carne_picada carne_molida carne_moída macinato carne_macinata gehakt rundergehakt mięso_mielone kıyma nötfärs -färs hakket_oksekød
        kjøttdeig jauheliha mleté_maso darált_hús carne_tocată
      Beef: beef steak steaks sirloin ribeye rib_eye brisket roast_beef beef_roast ~rind ~rinder rindfleisch rindersteak rumpsteak boeuf bœuf steack
        ternera ~res ~bovina picanha alcatra patinho acém manzo bistecca rundvlees ~rund biefstuk wołowina dana bonfile biftek nötkött oksekød
        naudanliha hovězí marhahús
      Pork: pork pork_chops pork_loin pork_shoulder ~schwein ~schweine schweinefleisch kotelett porc ~cerdo lomo_de_cerdo suíno suína maiale
        varken varkensvlees wieprzowina schab karkówka fläsk fläskfilé svinekød vepřové sertéshús
      Ribs: ribs spare_ribs spareribs baby_back_ribs rippchen costillas costela żeberka revbensspjäll
      Turkey: turkey turkey_breast ~pute ~puten putenbrust dinde pavo ~peru tacchino kalkoen kalkun kalkon indyk indyka hindi_eti kalkkuna krůtí pulyka
      Lamb: lamb lammfleisch ~lamm agneau cordero agnello lamsvlees jagnięcina kuzu lammkött jehněčí bárány
      Veal: veal ~kalb kalbfleisch veau vitello cielęcina kalfsvlees
      Duck: duck ~ente canard magret anatra pato_carne eend kaczka ördek anka
      Meat: ~-fleisch viande ~carne ~-vlees mięso ~-kött escalope -schnitzel schnitzel
      Meatballs: meatball meatballs frikadelle frikadellen köttbullar albóndigas albondigas polpette almôndegas gehaktballen klopsiki köfte boulettes
        lihapullat kødboller kjøttboller karbonade
      Burger Patties: burger_patties beef_patties beef_burgers hamburger_patties hamburgers hambúrguer hamburguesas rindfleischburger
    `,
  },
  {
    category: 'Meat',
    place: 'Fridge',
    days: 14,
    rank: 2,
    entries: `
      Bacon+: bacon bcn bacon_strips turkey_bacon frühstücksspeck ~speck lardons lard_fumé tocino beicon panceta ~spek ontbijtspek boczek pekoni slanina
        thick_cut_bacon
      Ham+: ham sliced_ham honey_ham black_forest_ham -schinken schinken kochschinken jambon jambon_blanc jambon_cuit jamón jamón_york jamón_cocido
        jamón_serrano presunto fiambre prosciutto prosciutto_cotto prosciutto_crudo prosc -ham szynka szynka_konserwowa skinka -skinka skinke
        kinkku šunka sonka șuncă jambon_sec
      Sausages: sausage sausages breakfast_sausage italian_sausage -wurst -würstchen würstchen bratwurst wiener bockwurst mettwurst saucisse saucisses
        salchicha salchichas linguiça salsicha salsichas salsiccia wurstel ~worst rookworst kiełbasa parówki kabanos kabanosy sosis sucuk -korv
        falukorv grillmakkara makkara pølser pølse klobása párky kolbász virsli cârnați crenvurști kielbasa merguez chipolatas bangers
      Hot Dogs: hot_dog hot_dogs frankfurter frankfurters franks beef_franks hotdogs wieners hotdogworst
      Salami+: salami salame salam salamis saucisson saucisson_sec salchichón fuet metwurst cervelat szalámi mini_salami
      Pepperoni+: pepperoni
      Chorizo+: chorizo chouriço
      Prosciutto+: parmaschinken prosciutto_di_parma serranoschinken speck_alto_adige pancetta guanciale
      Pastrami: pastrami
      Bologna: bologna mortadella mortadela lyoner fleischwurst leberkäse
      Liverwurst: leberwurst liverwurst leverpostej leverpastej pasztet ~pâté ~pate pâté_de_campagne pâté_de_foie maksamakkara paté_de_foie
      Deli Meat: deli_meat lunch_meat deli_turkey sliced_turkey luncheon_meat aufschnitt cold_cuts vleeswaren wędlina charcuterie pastırma
        roast_turkey_breast oven_roasted_turkey
      Beef Jerky: beef_jerky jerky biltong trockenfleisch
    `,
  },
]
