import type { GroceryRow } from './grocery-row.ts'

/** What goes into the fridge, the freezer, the fruit bowl and the bread bin. */
export const fresh_groceries: readonly GroceryRow[] = [
  {
    category: 'Dairy',
    place: 'Fridge',
    days: 7,
    rank: 2,
    words: `-milk mlk whole_milk half_and_half buttermilk kefir -milch vollmilch vollm hmilch lait leche leite latte
      -melk mleko mlek süt ayran -mjölk mjolk mælk filmjölk buttermilch babeurre maślanka karnemelk`,
  },
  {
    category: 'Dairy',
    place: 'Fridge',
    days: 14,
    rank: 2,
    words: `-yogurt yoghurt yog ygrt jog jogh yogrt -joghurt jogurt yaourt yogur iogurte yoğurt -yoghurt skyr
      activia quark -quark twaróg kwark fromage_blanc petit_suisse queso_fresco labneh serek kvarg pudding danone
      danonino -pudding`,
  },
  {
    category: 'Dairy',
    place: 'Fridge',
    days: 21,
    rank: 2,
    words: `-cheese chs cheddar mozzarella parmesan parmigiano feta gouda brie camembert emmental edam ricotta
      mascarpone halloumi philadelphia burrata provolone gorgonzola pecorino manchego grana -käse kse fromage queso
      queijo formaggio -kaas ser serek peynir peyniri kaşar -ost comté raclette roquefort gruyère cantal tilsiter
      gruyere hüttenkäse frischkäse cottage_cheese cottage cream_cheese requeijão muçarela mussarela żółty_ser
      twarożek maasdam havarti quesillo`,
  },
  {
    category: 'Dairy',
    place: 'Fridge',
    days: 30,
    rank: 2,
    words: `butter btr margarine margarina margaryna cream sour_cream creme_fraiche whipping_cream -butter beurre
      mantequilla manteiga burro boter roomboter masło tereyağı smör smørrebrød rahm -sahne schmand crème nata panna
      slagroom śmietana śmietanka krema krem grädde gräddfil creme_de_leite lurpak rama becel sahne margarin
      tereyagi`,
  },
  {
    category: 'Dairy',
    place: 'Fridge',
    days: 28,
    rank: 2,
    words: `egg eggs -eier ei freilandeier oeuf oeufs œufs huevo huevos ovo ovos uova uovo eieren scharreleieren
      jaja jajka yumurta ägg æg`,
  },
  {
    category: 'Meat',
    place: 'Fridge',
    days: 3,
    rank: 1,
    words: `chicken beef pork turkey veal lamb mince minced steak ribs chkn chk grnd brst thigh drumstick meatball
      hähnchen hähnch hühner -huhn hühnchen -fleisch rind rinder schwein schweine pute puten -hackfleisch hack
      -schnitzel kotelett kalb lamm poulet boeuf porc veau agneau dinde viande steack escalope pollo pechuga ternera
      cerdo cordero pavo carne res frango bovina suíno suína picanha alcatra peru coxa sobrecoxa patinho acém manzo
      maiale vitello tacchino agnello bistecca kip kipfilet rundvlees rund varken gehakt -vlees kalkoen kurczak
      kurczaka wołowina wieprzowina schab indyk mięso karkówka tavuk dana kıyma kuzu bonfile köfte piliç kyckling
      nötfärs fläsk -kött -färs kalkon duck ente canard biftek frikadelle köttbullar`,
  },
  {
    category: 'Meat',
    place: 'Fridge',
    days: 14,
    rank: 2,
    words: `bacon bcn ham sausage salami hot_dog pepperoni chorizo prosciutto pastrami bologna deli_meat frankfurter
      -wurst -würstchen -schinken wiener bockwurst leberwurst mettwurst speck aufschnitt mortadella jambon saucisson
      saucisse lardons jamón salchicha salchichón fuet presunto linguiça salsicha mortadela salame prosc pancetta
      wurstel worst rookworst -ham spek szynka kiełbasa parówki boczek kabanos sucuk sosis salam pastırma -korv
      -skinka falukorv leberkäse fleischwurst lyoner cervelat guanciale pate pâté`,
  },
  {
    category: 'Seafood',
    place: 'Fridge',
    days: 2,
    rank: 1,
    words: `fish salmon cod shrimp prawn tilapia trout crab lobster mussel clam squid haddock halibut -fisch lachs
      -lachs garnelen forelle kabeljau hering matjes poisson saumon crevette moule cabillaud truite hareng pescado
      salmón camarón gamba merluza bacalao mejillón peixe salmão camarão bacalhau sardinha_fresca pesce salmone
      gambero gamberetti merluzzo cozze vongole -vis zalm garnaal kabeljauw haring ryba łosoś łososia śledź dorsz
      krewetki balık somon karides levrek çipura hamsi -fisk lax -lax laxfilé räkor torsk sill surimi scampi
      calamari seafood`,
  },
  {
    category: 'Bakery',
    place: 'Pantry',
    days: 4,
    rank: 2,
    words: `-bread brd bagel baguette bun buns roll rolls croissant tortilla pita naan muffin donut doughnut cake
      pastry sourdough ciabatta focaccia brioche -brot -brötchen brezel -semmel toast toastbrot -kuchen -torte
      stollen pain boulangerie pan bolillo barra_de_pan bollo tarta pão pãozinho bisnaguinha bolo broa pane panino
      piadina torta cornetto -brood stokbrood -bollen krentenbol chleb bułka bułki kajzerka drożdżówka ciasto pączek
      ekmek ekmeği simit poğaça pide -bröd limpa kanelbulle bulle tårta kaka empanada lavash wrap wraps pretzel
      gâteau viennoiserie chausson pan_de_molde pains laugen berliner rosca`,
  },
  {
    category: 'Produce',
    place: 'Fridge',
    days: 7,
    rank: 1,
    words: `vegetable veggie lettuce eggplant turnip suppengrün aubergine berenjena beringela melanzana bakłażan
      patlıcan spinach carrot broccoli cauliflower cucumber zucchini courgette celery cabbage kale mushroom pepper
      peppers bell_pepper asparagus leek radish arugula rocket herbs basil parsley cilantro coriander avocado avo
      grape berries strawberry blueberry raspberry blackberry cherry peach plum nectarine apricot pear kiwi salad
      veg romaine sprouts -salat kopfsalat rucola möhre möhren karotte gurke paprika champignon pilze brokkoli
      blumenkohl -kohl lauch sellerie spinat petersilie basilikum -beere -beeren erdbeer himbeer heidelbeer kirsche
      kirschen traube trauben birne pfirsich pflaume zwetschge aprikose gemüse spargel rettich radieschen légume
      salade laitue épinard carotte concombre poivron brocoli chou poireau céleri persil fraise framboise myrtille
      cerise raisin poire pêche prune abricot verdura lechuga espinaca zanahoria pepino pimiento calabacín brócoli
      coliflor kailan perejil fresa frambuesa arándano uva pera melocotón durazno ciruela aguacate palta champiñón
      legume alface espinafre cenoura pimentão abobrinha brócolis couve salsinha morango uvas pêssego abacate
      cogumelo rúcula insalata lattuga spinaci carota carote cetriolo peperone zucchina cavolo prezzemolo basilico
      fragola fragole pesca albicocca funghi groente sla spinazie wortel wortelen komkommer bloemkool prei
      peterselie aardbei aardbeien framboos druiven peer perzik pruim warzywa sałata szpinak marchew ogórek papryka
      cukinia brokuł kalafior kapusta pietruszka truskawka truskawki malina borówka winogrono gruszka brzoskwinia
      śliwka pieczarka pieczarki sebze marul ıspanak havuç salatalık biber kabak brokoli lahana maydanoz dereotu
      çilek üzüm armut şeftali kayısı erik mantar sallad gurka morot morötter blomkål purjolök jordgubb jordgubbar
      blåbär hallon vindruvor päron persika svamp`,
  },
  {
    category: 'Produce',
    place: 'Pantry',
    days: 10,
    rank: 1,
    words: `apple banana orange fig figs feige feigen incir higo figue saftorangen lemon lime tomato potato potatoes
      onion garlic ginger fruit melon watermelon pineapple mango papaya pumpkin squash sweet_potato yam clementine
      mandarin tangerine grapefruit pomegranate plantain coconut apfel äpfel -apfel -banane bananen orangen zitrone
      zitronen limette -tomate tomaten -kartoffel kartoffeln zwiebel -zwiebeln knoblauch ingwer obst -melone ananas
      kürbis mandarine clementinen pomme pommes_de_terre banane citron tomate oignon échalote ail gingembre pastèque
      courge pamplemousse patate manzana plátano banano naranja limón patata papa cebolla ajo jitomate sandía melón
      piña calabaza mandarina fruta maçã laranja limão batata cebola alho melancia abacaxi mamão abóbora tangerina
      mexerica gengibre mela mele arancia arance limone limoni pomodoro pomodori cipolla aglio anguria zucca frutta
      appel appels -appelen banaan sinaasappel citroen tomaat aardappel aardappelen ui uien knoflook meloen jabłko
      jabłka banan banany pomarańcza cytryna pomidor pomidory ziemniaki ziemniak cebula czosnek owoce arbuz dynia
      mandarynka elma muz portakal limon domates patates soğan sarımsak karpuz kavun mandalina nar meyve äpple
      äpplen apelsin tomat tomater potatis lök vitlök frukt batata_doce roma_tomato`,
  },
  {
    category: 'Frozen',
    place: 'Freezer',
    days: 180,
    rank: 3,
    words: `frozen frz frzn fzn froz ice_cream icecream gelato sorbet popsicle fish_sticks fish_fingers french_fries
      hash_browns tater_tots tiefkühl tk gefroren tiefgefroren -eis eiscreme speiseeis vanilleeis stieleis magnum
      cornetto_eis fischstäbchen pommes backofenpommes surgelé surgelés congelé glace glaces frites helado congelado
      congelada papas_fritas_congeladas sorvete congelados pão_de_queijo surgelato surgelati diepvries ijs -ijsjes
      lody mrożone mrożona mrożonka frytki dondurma donmuş dondurulmuş fryst frysta -glass bofrost iglo pizza pizzas
      -pizza lasagne lasagna`,
  },
  {
    category: 'Pantry',
    place: 'Fridge',
    days: 10,
    rank: 3,
    words: `hummus houmous tofu tempeh seitan guacamole tzatziki coleslaw ready_meal fresh_pasta tortellini ravioli
      gnocchi maultaschen feinkost nudelsalat kartoffelsalat pierogi mantı`,
  },
]
