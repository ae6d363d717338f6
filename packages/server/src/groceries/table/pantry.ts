import type { GroceryRow } from './grocery-row.ts'

/** What stands on a shelf: staples, jars, drinks, sweets. */
export const pantry_groceries: readonly GroceryRow[] = [
  {
    category: 'Pantry',
    place: 'Pantry',
    days: 365,
    rank: 2,
    words: `rice pasta spaghetti macaroni penne fusilli noodle noodles ramen flour sugar salt cereal oats oatmeal
      granola muesli couscous corn peas mais maiz milho kukurydza mısır majs erbsen petits_pois guisantes ervilha
      piselli erwten groszek bezelye ärtor quinoa bulgur lentil lentils chickpea chickpeas beans polenta cornflakes
      breadcrumbs yeast baking_powder starch cornmeal -reis nudeln -nudeln spätzle -mehl zucker -zucker salz
      haferflocken -flocken müsli linsen kichererbsen bohnen paniermehl backpulver hefe gries grieß riz pâtes
      coquillettes farine sucre sel céréales avoine lentilles pois_chiches haricots levure semoule arroz fideos
      harina azúcar sal cereales avena lentejas garbanzos frijoles alubias levadura macarrão farinha açúcar aveia
      feijão lentilha grão_de_bico fubá fermento farofa tapioca riso farina zucchero sale cereali lenticchie ceci
      fagioli lievito -rijst bloem suiker zout havermout linzen kikkererwten bonen ryż makaron mąka cukier sól
      płatki owsiane kasza soczewica ciecierzyca fasola drożdże bułka_tarta pirinç makarna şeker tuz yulaf mercimek
      nohut fasulye irmik maya ris -mjöl socker havregryn -flingor linser bönor jäst kellogg kelloggs barilla`,
  },
  {
    category: 'Pantry',
    place: 'Pantry',
    days: 365,
    rank: 3,
    words: `-sauce sauces ketchup mayonnaise mayo mustard vinegar olive_oil vegetable_oil sunflower_oil oil
      soy_sauce salsa dressing pesto broth stock bouillon soup gravy spice spices black_pepper pepper_mill seasoning
      cinnamon oregano cumin paprika_powder curry vanilla_extract relish pickles olives capers tahini -soße sosse
      sossen senf essig -öl olivenöl sonnenblumenöl speiseöl -suppe brühe gewürz zimt oliven gewürzgurken moutarde
      vinaigre huile soupe potage épices cannelle cornichons mayonesa mostaza vinagre aceite caldo sopa especias
      canela aceitunas maionese mostarda azeite óleo molho tempero extrato_de_tomate azeitona senape aceto olio sugo
      salsa_di brodo zuppa passata spezie olive saus azijn -olie soep kruiden olijven majonez musztarda ocet olej
      oliwa sos zupa rosół przyprawa cynamon oliwki sirke -yağı zeytinyağı ayçiçek çorba salça baharat zeytin turşu
      ketçap hardal -sås -soppa -olja olivolja ättika senap buljong krydda oliver tomato_paste tomatenmark concentré
      passierte`,
  },
  {
    category: 'Pantry',
    place: 'Pantry',
    days: 365,
    rank: 3,
    words: `peanut_butter jam jelly marmalade honey syrup nutella spread maple_syrup molasses canned tinned tuna
      sardine sardines corned_beef spam coconut_milk oat_milk soy_milk almond_milk condensed_milk evaporated_milk
      milk_powder baby_food formula konfitüre marmelade gelee honig sirup ahornsirup erdnussbutter -konserve
      thunfisch kokosmilch hafermilch sojamilch mandelmilch haferdrink sojadrink kondensmilch babynahrung apfelmus
      confiture gelée miel sirop conserve thon lait_de_coco compote mermelada jarabe atún leche_de_coco
      leche_condensada geleia mel xarope atum leite_de_coco leite_condensado leite_em_pó marmellata miele sciroppo
      tonno latte_di_cocco honing stroop appelmoes pindakaas hagelslag tonijn kokosmelk havermelk sojamelk dżem miód
      syrop tuńczyk mleko_kokosowe reçel bal pekmez tahin konserve ton_balığı sylt honung tonfisk kokosmjölk
      havredryck lait_concentré doce_de_leite dulce_de_leche oatly alpro hipp`,
  },
  {
    category: 'Beverages',
    place: 'Pantry',
    days: 180,
    rank: 3,
    words: `juice water soda cola coke pepsi fanta sprite lemonade smoothie energy_drink red_bull gatorade iced_tea
      tonic ginger_ale seltzer sparkling kombucha -saft osaft -wasser mineralwasser limo limonade -schorle eistee
      nektar getränk jus eau eaux boisson sirop_menthe zumo jugo agua refresco gaseosa néctar suco água refrigerante
      guaraná refri succo acqua bibita aranciata chinotto spremuta -sap -water frisdrank spa_rood sok sokowy woda
      napój lemoniada meyve_suyu su gazoz soğuk_çay ayran_içecek -juice läsk vatten saft mineralvatten evian vittel
      volvic perrier gerolsteiner pellegrino schweppes 7up drpepper mountain_dew mtn_dew capri_sun pfanner punica
      nestea lipton_ice`,
  },
  {
    category: 'Beverages',
    place: 'Pantry',
    days: 365,
    rank: 2,
    words: `beer ale lager wine vodka whiskey whisky gin rum tequila champagne prosecco cider liqueur bourbon -bier
      pils pilsener -wein rotwein weisswein sekt schnaps radler weizen helles bière vin vins rosé cidre cerveza vino
      tinto sidra cava cerveja vinho cachaça espumante birra spumante grappa -wijn rode_wijn piwo wino wódka bira
      şarap rakı ipa folköl -vin starköl heineken corona budweiser becks krombacher stella_artois moritz estrella`,
  },
  {
    category: 'Beverages',
    place: 'Pantry',
    days: 365,
    rank: 2,
    words: `coffee espresso cappuccino tea tea_bags cocoa nescafe nespresso matcha chai decaf coffee_pods -kaffee
      kaffeebohnen -tee grüntee schwarztee kakao café the_vert the_noir tisane infusion cacao café_molido té
      manzanilla chá caffè caffe tè camomilla lavazza illy koffie thee kawa herbata kahve çay türk_kahvesi kaffe te
      jacobs tchibo dallmayr`,
  },
  {
    category: 'Snacks',
    place: 'Pantry',
    days: 180,
    rank: 2,
    words: `chocolate choc candy cookie cookies biscuit cracker crackers gum gummies marshmallow caramel toffee
      brownie granola_bar cereal_bar protein_bar wafer lollipop -schokolade schoko schok schokoriegel -kekse keks
      gebäck waffel waffeln bonbon bonbons gummibärchen lakritz lebkuchen pralinen -riegel chocolat biscuits
      gâteaux_apéro gaufrette galletas galleta dulces caramelo chicle turrón bombones bolacha biscoito bala chiclete
      bombom brigadeiro cioccolato cioccolata biscotti caramelle -koek koekjes -chocolade snoep stroopwafel
      czekolada ciastka herbatniki cukierki baton wafelek żelki çikolata bisküvi gofret şekerleme sakız lokum
      -choklad kakor godis kex haribo milka ritter_sport kinder snickers mars twix kitkat kit_kat oreo ferrero lindt
      toblerone bounty mentos orbit extra_gum m&ms hershey hersheys reeses maoam katjes duplo hanuta leibniz bahlsen
      lotus speculoos`,
  },
  {
    category: 'Snacks',
    place: 'Pantry',
    days: 120,
    rank: 3,
    words: `chips crisps popcorn pretzels nachos tortilla_chips doritos pringles lays cheetos ruffles tostitos
      trail_mix -chips -flips studentenfutter salzstangen funny_frisch chio papas_fritas patatas_fritas palomitas
      salgadinho pipoca patatine borrelnoten chipsy cips kuruyemiş leblebi çekirdek takis`,
  },
  {
    category: 'Snacks',
    place: 'Pantry',
    days: 120,
    rank: 1,
    words: `peanuts almonds cashews walnuts pistachios nuts erdnüsse mandeln cashewkerne walnüsse nüsse -nüsse
      cacahuètes amandes noix noisettes pistaches cacahuetes almendras nueces pistachos amendoim amêndoas castanha
      castanhas nozes arachidi mandorle noci nocciole pistacchi pindas noten orzeszki migdały orzechy fıstık badem
      ceviz fındık jordnötter mandel nötter raisins rosinen raisins_secs pasas rozijnen rodzynki almond peanut
      walnut hazelnut hazelnuts cashew pecan pecans haselnuss haselnüsse erdnuss`,
  },
]
