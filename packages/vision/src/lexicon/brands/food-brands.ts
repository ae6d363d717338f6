import type { BrandTable } from './brand-table.ts'

export const food_brands: BrandTable = {
  only: `
    Hazelnut Spread: Nutella, Nocciolata, Nudossi, Nocilla, Nusspli
    Cream Cheese: Philadelphia, Exquisa, Almette, Boursin, Saint Môret=St Môret, Kiri, Buko, Rondelé, Bresso
    Margarine: Rama, Becel, Flora!, Benecol, Lätta=Latta, Delma, I Can't Believe It's Not Butter=cant believe its not butter, Country Crock, Blue Bonnet,
      Earth Balance, Smart Balance, Sanella, Blue Band, Stork!, Parkay, Planta Fin, Fruit d'Or
    Butter: Lurpak, Kerrygold, Land O Lakes=land o'lakes=landolakes, Anchor!, Président=President!, Elle & Vire=elle vire, Plugrá, Meggle, Bregott,
      Weihenstephan Butter, Country Life
    Yogurt: Activia, Chobani, Yoplait, Fage, Oikos, Siggi's, Yeo Valley, Müller Corner, Stonyfield, Danonino, Actimel, Zott, Ehrmann, Landliebe, Froop,
      Almighurt, La Laitière, Vitalínea, YoCrunch, Noosa, Müllermilch, Two Good, Light & Fit=light fit, Go-Gurt=gogurt, Jogobella, Bakoma, Campina, Onken,
      Nestlé Lindahls, Batavo, Itambé, Fruttis, Dannon, Brown Cow, Petit Filous, Frubes, Munch Bunch, Yop, Sütaş
    Skyr: Arla Skyr, Isey
    Probiotic Drink: Yakult, DanActive, Good Belly
    Oat Milk: Oatly, Planet Oat, Califia Oat, Minor Figures
    Almond Milk: Almond Breeze, Blue Diamond Almond, Califia
    Soy Milk: Vitasoy, Provamel, Silk Soy, Ades
    Plant Drink: Alpro, Rude Health
    Cheese: Babybel=mini babybel, The Laughing Cow=laughing cow, La Vache qui rit=vache qui rit, Leerdammer, Sargento, Tillamook, Kraft Singles, Cheestrings, Dairylea,
      Caprice des Dieux, St. Agur=saint agur, Bel Paese, Galbani, Cathedral City, Velveeta, Polly-O, Milkana, Hochland, Apetina, Salakis, Old Amsterdam,
      Beemster, Cabot, BelGioioso, Cracker Barrel, Port Salut, Chaumes, St Albray, Rougette, Gazi, Castello!, Cambozola, Patros, Président Brie
    String Cheese: Frigo Cheese, Frigo!
    Sour Cream: Daisy!, Breakstone's
    Cottage Cheese: Good Culture, Friendship!
    Whipped Cream: Reddi-wip=reddi wip=reddiwip, Cool Whip, Chantibic
    Coffee Creamer: Coffee-mate=coffee mate, International Delight, Nutpods
    Eggs: Eggland's Best=egglands best=egglands, Vital Farms, Pete and Gerry's=pete gerrys, Happy Egg, Nellie's, Clarence Court
    Mayonnaise: Hellmann's=hellmanns=hellmans=hellmann, Duke's!, Kewpie, Miracle Whip, Amora Mayonnaise, Thomy Mayonnaise, Winiary, Best Foods, Calvé, Ligeresa, Lady's Choice,
      Sir Kensington's, Zaanse
    Mustard: French's=frenchs, Grey Poupon, Maille, Gulden's, Colman's, Löwensenf, Amora, Bautz'ner=bautzner, Edmond Fallot, Inglehoffer, Plochman's
    Ketchup:  Pudliszki, Kotlin, Del Monte Ketchup, Annie's Ketchup
    Soy Sauce: Kikkoman, Lee Kum Kee=leekumkee, Pearl River Bridge, Yamasa, Silver Swan, Datu Puti, Marca Piña, San-J, Bragg's=bragg, Sempio, La Choy, Amoy
    Hot Sauce: Tabasco, Sriracha!, Cholula, Frank's RedHot=franks red hot=franks redhot=redhot, Huy Fong, Texas Pete, Tapatío=tapatio, Valentina!, Crystal!, Búfalo, El Yucateco,
      Mama Sita's, Secret Aardvark, Flying Goose, Nando's, Yellowbird, Truff
    BBQ Sauce: Sweet Baby Ray's=sweet baby rays=baby rays, Stubb's, Bull's-Eye=bulls eye, KC Masterpiece, Bachan's
    Worcestershire Sauce: Lea & Perrins=lea perrins
    Steak Sauce: Heinz 57, HP Sauce
    Salad Dressing: Hidden Valley, Wish-Bone=wishbone, Ken's Steak House=kens, Newman's Own Dressing, Brianna's, Kraft Ranch, Marzetti, Primal Kitchen, Bolthouse Dressing, Girard's, Litehouse
    Tomato Sauce: Prego, Ragú!, Classico!, Rao's=raos, Bertolli Sauce, Dolmio, Mutti, Cirio, Pomì, Francesco Rinaldi, Newman's Own Marinara, Victoria!, Bionaturae, Panzani Sauce,
      Heinz Tomato Sauce, Carbonell Tomate, Solís, Contadina, Tuttorosso, Napolina, Loyd Grossman, Hunt's Sauce, Muir Glen
    Salsa: Pace!, Tostitos Salsa, Herdez, La Victoria, Mrs. Renfro's, Chi-Chi's=chichis, Old El Paso Salsa
    Pickles: Vlasic, Claussen, Mt. Olive=mt olive, Grillo's, Kühne, Hengstenberg, Bubbies, Branston, Best Maid
    Olives: Bertolli Olives, La Española, Jolca
    Olive Oil: Carapelli, Colavita, Filippo Berio, Carbonell, Monini, Pompeian, Puget, Koipe, De Cecco Olio, California Olive Ranch, Hojiblanca, Farchioni, Bertolli Olive, Ybarra,
      Oliveira da Serra, Graza, Star Olive
    Vegetable Oil: Crisco, Wesson, Mazola, Thomy Öl, Kujawski, Lesieur, Isio 4, Wielkopolski, Biskin, Rapso
    Cooking Spray: Pam!, Frylight
    Peanut Butter: Jif, Skippy, Smucker's Peanut, Peter Pan, Justin's, Calvé Pindakaas, Sun-Pat, Whole Earth, Reese's Peanut Butter, Teddie, PB2, Kraft Peanut Butter, Pip & Nut=pip nut
    Jam: Smucker's=smuckers, Bonne Maman, Welch's Jam, Schwartau, Hero!, St. Dalfour=saint dalfour=st dalfour, Zentis, Darbo, Łowicz, Hartley's, Tiptree, Polaner, Queensberry,
      Andros, d'arbo, Mühlhäuser, Crofter's, Robertson's
    Honey: Langnese!, Rowse, Nature Nate's, Capilano, Lune de Miel, Sue Bee, Granja San Francisco, Breitsamer
    Maple Syrup: Aunt Jemima, Log Cabin, Mrs. Butterworth's=mrs butterworths, Pearl Milling, Spring Tree, Maple Joe
    Cereal: Kellogg's=kelloggs=kellogg, Cheerios, Frosted Flakes, Froot Loops=fruit loops, Rice Krispies, Special K, Corn Pops, Lucky Charms, Cinnamon Toast Crunch, Cap'n Crunch=capn crunch, Raisin Bran, Wheaties,
      Weetabix, Shreddies, Coco Pops, Nesquik Cereal, Chocapic, Kashi, Honey Bunches of Oats=honey bunches, Grape-Nuts=grape nuts, Chex!, Trix, Post!, Crunchy Nut, Frosties, All-Bran=all bran,
      Cookie Crisp, Golden Grahams, Fruity Pebbles, Reese's Puffs, Krave, Lion Cereal, Magic Spoon, Honey Nut Cheerios, Apple Jacks, Cocoa Puffs, Kix
    Oatmeal: Quaker Oats, Kölln, Mornflake, Scott's Porage, McCann's, Bob's Red Mill Oats
    Granola: Nature Valley Granola, Bear Naked, Cascadian Farm, Purely Elizabeth, Jordans, Cascadian
    Muesli: Seitenbacher, Alpen!, Dorset Cereals, Mymuesli
    Pasta: De Cecco, Buitoni, Garofalo, Panzani, Rummo, Birkel, Lubella, Ronzoni, San Giorgio, La Molisana, Voiello, Divella, Creamette, Banza, Malma, 3 Glocken,
      Lustucru, Soubry, Nuh'un Ankara, La Moderna, Riscossa, Rustichella, Milaneza, Granoro, Delverde
    Macaroni and Cheese: Annie's Shells, Kraft Macaroni, Kraft Dinner
    Instant Noodles: Maruchan, Top Ramen, Nissin, Cup Noodles, Indomie, Lucky Me=luckyme, Shin Ramyun=shin ramyun=shin ramen, Nongshim, Samyang, Buldak, Mama Noodles, Mi Goreng, Vifon, Sapporo Ichiban, Wai Wai,
      Ottogi, Super Noodles, Pot Noodle
    Rice: Uncle Ben's=uncle bens, Ben's Original=bens original, Tilda, Minute Rice, Basmati Royal, Daawat, Riso Gallo, Scotti, Success Rice, Botan, Nishiki, Kokuho, Royal Umbrella, Riceland, Tio João, Lundberg, Reis-fit,
      Taureau Ailé, Rice Select, Calrose, India Gate
    Couscous: Tipiak
    Beans: Bush's=bushs, Goya Beans, La Costeña Frijoles, Isadora, Eden Beans, S&W Beans, Bonduelle Bohnen
    Flour: Gold Medal, King Arthur, Pillsbury Flour, Robin Hood, Francine, Dona Benta, Caputo, White Lily, Harina PAN, Maseca
    Sugar: Domino!, C&H=c and h, Imperial Sugar, Südzucker, Béghin Say=beghin say, Tate & Lyle=tate lyle, Eridania, Diamant Zucker, Dansukker, Azucarera, La Perruche, Billington's
    Sweetener: Splenda, Truvia, Sweet'N Low, Canderel, Stevia in the Raw, Natreen, Hermesetas
    Salt: Morton, Bad Reichenhaller, La Baleine, Maldon, Saxa, Jozo, Cerebos, Diamond Crystal, Falksalt
    Baking Soda: Arm & Hammer=arm hammer=armandhammer
    Baking Powder: Clabber Girl, Calumet, Backin
    Yeast: Fleischmann's, Red Star, Saf-Instant
    Cake Mix: Duncan Hines, Betty Crocker
    Pancake Mix: Bisquick, Krusteaz, Kodiak
    Tuna: StarKist=star kist, Bumble Bee, Chicken of the Sea, Rio Mare, John West, Petit Navire, Saupiquet, Calvo, Princes Tuna, Century Tuna, Wild Planet, Nostromo, Dardanel, Ocean's, Safe Catch, Gomes da Costa, Callipo, As do Mar, Graal
    Sardines: 555!, Ligo, King Oscar, Ramirez, Connétable
    Canned Meat: SPAM, Purefoods Corned, Ma Ling, Libby's Corned
    Coconut Milk: Chaokoh, Aroy-D=aroy d, Thai Kitchen Coconut, Goya Coconut, Real Thai
    Condensed Milk: Eagle Brand, La Lechera, Milchmädchen, Leite Moça=moca, Carnation, Milkmaid
    Evaporated Milk: Pet Milk, Bear Brand
    Soup: Campbell's=campbells=campbell, Progresso, Lipton Soup, Erasco, Heisse Tasse, Amy's Soup, Cup-a-Soup=cup a soup
    Broth: Swanson!, Better Than Bouillon, Kitchen Basics, Pacific Foods, Oxo!, Gallina Blanca, Avecrem, Kallo, Kettle & Fire=kettle fire
    Baked Beans: Heinz Beanz, Branston Beans
    Canned Tomatoes: Hunt's=hunts, Red Gold, Cento, San Marzano, Ro-Tel=rotel, Del Monte Tomatoes, Pomodori Mutti
    Hummus: Sabra, Athenos, Obela
    Guacamole: Wholly Guacamole=wholly
    Tofu: House Foods, Nasoya, Taifun, Mori-Nu, Sojasun
    Veggie Burgers: Beyond Meat, Beyond Burger, Impossible Burger, Boca!, Gardein, MorningStar Farms=morningstar, Garden Gourmet, Vivera, Rügenwalder Mühle Vegan
    Pizza: DiGiorno, Dr. Oetker Ristorante=ristorante, Red Baron, Totino's, Tombstone!, Wagner!, Freschetta, Buitoni Pizza, Grandiosa, Casa Tarradellas, Gustavo Gusto, Big Pizza, Ellio's, Jack's!, Screamin' Sicilian
    French Fries: Ore-Ida=ore ida, McCain, Aviko, Lamb Weston, Farm Frites, Lutosa
    Frozen Waffles: Eggo
    Ice Cream: Häagen-Dazs=haagen dazs=haagendazs, Ben & Jerry's=ben jerrys=benandjerrys, Breyers, Magnum!, Cornetto!, Langnese Eis, Blue Bell, Talenti, Edy's, Dreyer's, Turkey Hill, Klondike, Carte d'Or, Drumstick!, Viennetta, Blue Bunny, Halo Top,
      Hertog, Mövenpick Eis, Grycan, Kibon, Algida, Good Humor, Friendly's, Dairy Queen
    Fish Sticks: Gorton's, Van de Kamp's, Captain Birdseye, Käpt'n Iglo=kaptn iglo, Findus Fish, Frosta Fisch
    Tortillas: Mission!, Guerrero!, La Banderita, Old El Paso Tortillas, Bimbo Tortillinas, Santa Maria Tortilla, Tía Rosa, Ortega Taco
    Bread: Wonder Bread, Nature's Own, Pepperidge Farm Bread, Dave's Killer Bread=daves killer, Sara Lee Bread, Oroweat, Warburtons, Hovis, Kingsmill, Bimbo, Golden Toast, Lieken, Mestemacher, Schär, Brownberry, Martin's Potato,
      Panrico, Jacquet, Pasquier, Mulino Bianco Pane, Wickbold, Ezekiel, Allinson, Burgen, Pågen, Fazer Leipä, Vaasan, Oskroba, Alvarado Street
    Crispbread: Wasa, Ryvita, Finn Crisp, Leksands, Krisprolls, Barilla Wasa
    Bagels: Thomas' Bagels=thomas bagels
    English Muffins: Thomas' English=thomas english
    Bacon: Oscar Mayer Bacon, Wright Bacon
    Hot Dogs: Ball Park, Hebrew National, Oscar Mayer Wieners
    Sausages: Johnsonville, Jimmy Dean, Hillshire Farm, Aidells, Campofrío Salchichas, Meica, Herta Knacki=knacki, Tarczyński, Berlinki, Eckrich, Oscar Mayer Smokies, Bob Evans Sausage, Purnell
    Salami: Citterio, Bifi, Justin Bridou, Cochonou, Peperami
    Ham: Fleury Michon, Herta Jambon, Rovagnati, Campofrío, ElPozo=el pozo, Sokołów, Krakus, Aoste, Navidul, Espuña
    Deli Meat: Boar's Head=boars head, Hormel Natural, Land O'Frost=land o frost, Buddig, Hillshire
    Beef Jerky: Jack Link's=jack links, Slim Jim, Oberto, Krave Jerky
    Dumplings: Mrs. T's Pierogies=mrs ts
    Salad: Dole Salad, Fresh Express, Earthbound Farm, Taylor Farms, Ready Pac, Florette, Olivia's Organics, Organic Girl, Bonduelle Salat
    Carrots: Bolthouse Farms Carrots, Grimmway, Bunny-Luv=bunny luv, Cal-Organic
    Bananas: Chiquita
    Kiwis: Zespri
    Mandarins: Cuties!, Halos!, Wonderful Halos
    Strawberries: Driscoll's=driscolls=driscoll
    Pistachios: Wonderful Pistachios
    Raisins: Sun-Maid=sun maid=sunmaid
    Peas: Le Sueur, Cassegrain Pois, Bonduelle Erbsen, Birds Eye Peas
    Apple Sauce: Mott's Applesauce, GoGo squeeZ=gogo squeez=gogosqueez, Pom'Potes, Materne, Musselman's, Tree Top Apple, Andros Compote
    Baby Food: Gerber, HiPP, Blédina, Beech-Nut, Plum Organics, Alete, Bebivita, Nestlé Naturnes, Cow & Gate=cow gate, Ella's Kitchen, Once Upon a Farm, Plasmon, Hero Baby, Gerber Graduates, Happy Baby
    Baby Formula: Similac, Enfamil, Aptamil, Milupa, Bebilon, Guigoz, Kendamil, Bebiko, Nutrilon, Pediasure, Novalac
    Protein Powder: Optimum Nutrition, Orgain, Vega Protein, Gold Standard Whey
    Seasoning: McCormick, Lawry's=lawrys, Old Bay, Mrs. Dash, Tajín=tajin, Ostmann, Kamis, Ducros, Kotányi=kotanyi, Tony Chachere's=tony chacheres, Prymat, Goya Adobo, Sazón, Spice Islands, Badia, Slap Ya Mama, Just Spices,
      Ankerkraut, Verstegen, Santa Maria Krydd
    Seaweed Snacks:  Annie Chun's Seaweed
    Sauerkraut: Bubbies Kraut, Mildessa
    Horseradish: Schamel, Tulkoff
    Rice Pudding: Müller Rice=muller rice, Müller Milchreis, Kozy Shack
    Pudding: Snack Pack, Dany Sahne=dany, Danette, Jell-O Pudding, Mont Blanc
    Gelatin: Jell-O=jello, Royal Gelatin, Dr. Oetker Gelatine
    Popsicles: Popsicle, Otter Pops, Outshine, Calippo, Fla-Vor-Ice
    Tater Tots: Ore-Ida Tots
    Lasagna: Stouffer's Lasagna
    Curry Sauce: Patak's, Sharwood's, Maya Kaimal
    Curry Powder: S&B Curry
    Milk: Horizon Organic=horizon, Fairlife, Lactaid, Organic Valley, Weihenstephan, Parmalat, Candia, Lactel, Puleva, Cravendale, Pascual, Central Lechera Asturiana, Bärenmarke, Łaciate, Mleczna Dolina, Minus L=minusl, a2 Milk, Alpura, Ninho,
      Valio Maito, Melkunie, Dairy Pure, Kemps, Hiland, Borden, Shamrock Farms, Garelick, Darigold, Maola, Piracanjuba, Nöm, Berglandmilch, Mlekovita, Anchor Milk, Dutch Lady, Zymil
    Chocolate Milk: TruMoo, Yoo-hoo=yoohoo, Chocomel, Cécémel=cecemel, Cacaolat
    Kefir: Lifeway
    Heavy Cream: Cremefine, Rama Cremefine
    Tahini: Soom, Achva
    Chili: Hormel Chili, Wolf Brand, Stagg
  `,
  mostly: `
    Pasta: Barilla
    Ketchup: Heinz
    Yogurt: Danone, Müller=muller
    Rice: Goya!
    Oatmeal: Quaker
    Almond Milk: Silk!
    Macaroni and Cheese: Annie's=annies
    Ham: Herta
    Frozen Vegetables: Birds Eye=birdseye, Green Giant, Findus, Iglo, Hortex, Frosta
    Salsa: Old El Paso, La Costeña=la costena, Ortega!
    Canned Fruit: Del Monte, Dole!, Libby's=libbys
    Granola Bars: Nature Valley
    Bacon: Oscar Mayer, Farmland!, Hormel, Wright!
    Chicken: Tyson!, Perdue!, Foster Farms, Wiesenhof
    Cheese: Kraft!, Arla!, Entremont
    Cookies: Pepperidge Farm, Mulino Bianco, Bahlsen, Lu!
  `,
  many: `
    Bertolli, Bonduelle, Nestlé=nestle, Unilever, Knorr, Maggi, Dr. Oetker=dr oetker, Kirkland=kirkland signature, Great Value, Trader Joe's=trader joes, Whole Foods=365 whole foods, Good & Gather=good gather, Signature Select, Market Pantry
    Tesco, Sainsbury's=sainsburys, Waitrose, Morrisons, Aldi, Lidl, Milbona, Rewe, Edeka, Gut & Günstig, K-Classic, Carrefour, Auchan, Leclerc, Monoprix, Hacendado, Mercadona, Eroski, Continente, Pingo Doce, Coop, Esselunga, Conad
    Albert Heijn, Biedronka, Migros, ICA, Pirkka, Kroger, Safeway, Publix, Wegmans, H-E-B=heb, Meijer, Food Lion, Simply Organic, Simple Truth, 365 Everyday Value=365 everyday, O Organics, Amy's=amys, Bob's Red Mill=bobs red mill
    Newman's Own=newmans own, Thai Kitchen, Stouffer's=stouffers, Marie Callender's, Lean Cuisine, Healthy Choice, Hungry-Man, Sara Lee, Pillsbury, Alnatura, Rapunzel, Dennree, dmBio=dm bio, Rügenwalder=rugenwalder, Valio, Fazer, Tine, Orkla, Santa Maria
    Conagra, General Mills, Mondelez, Kraft Heinz, Sadia, Perdigão, Seara, Qualitá, Ajinomoto, CJ Bibigo=bibigo, Pulmuone, Kadoya, Ulker=ülker, Torku, Tukaş, Eden Foods, Annie Chun's, Member's Mark, Amazon Fresh, Bolthouse Farms=bolthouse
    Friesland Campina, St Michel, Bio Village, Marque Repère, Jardin Bio, Naturli, Vitalia, Purefoods, CDO
  `,
}
