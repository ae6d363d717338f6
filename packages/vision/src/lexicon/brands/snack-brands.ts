import type { BrandTable } from './brand-table.ts'

export const snack_brands: BrandTable = {
  only: `
    Potato Chips: Lay's=lays, Pringles, Ruffles, Walkers!, Kettle Brand, Cape Cod Chips, Utz, Chipsy, Funny-frisch=funny frisch=funnyfrisch, Chio, Lorenz!, Crunchips, Smith's!, Vico!, Estrella Chips, OLW, Tyrrells, McCoy's, Wise!, Herr's, Popchips, Matutano, Bret's, Kims!, Maarud, San Carlo, Torres Chips,
      Sun Chips=sunchips, Baked Lays, Miss Vickie's=miss vickies, Taffel, Sabritas, Elma Chips, Terra Chips, Stax!, Chipsletten, Piattos, V-Cut, Jack 'n Jill, Calbee, Old Dutch, Kettle Chips, Zapp's, Boulder Canyon, Deep River Snacks, Dirty Chips, Tim's Cascade, Wavy Lays
    Tortilla Chips: Doritos, Tostitos, Takis, Fritos, Santitas, Late July, Garden of Eatin', On The Border, Santa Maria Tortilla Chips, Xochitl, Juanita's, Old El Paso Nachos, Food Should Taste Good, Bugles!, Donkey Chips
    Cheese Puffs: Cheetos, Cheez Doodles, Pirate's Booty=pirates booty, Wotsits, Curly!, Bamba, Pom-Bär=pom bar=pombar, Nik Naks, Chester's!, Fonzies, Pelotazos, Hippeas, Quavers, Monster Munch
    Popcorn: SkinnyPop=skinny pop, Orville Redenbacher's=orville redenbachers=redenbacher, Pop Secret, Smartfood, Boomchickapop=boom chicka pop, Act II=act 2, Jolly Time, Propercorn, Popz, Jiffy Pop, Cracker Jack, Yoki!, Chicago Mix
    Pretzels: Snyder's=snyders of hanover=snyders, Rold Gold, Auntie Anne's, Soletti, Dot's Homestyle, Flipz, Saltletts
    Crackers: Ritz!, Triscuit, Wheat Thins, Cheez-It=cheez it=cheezit, Goldfish!, Saltines, Tuc, Club Crackers, Town House, Carr's!, Jacob's!, SkyFlakes=skyflakes=sky flakes, Rebisco, Fita!, Mary's Gone Crackers, Blue Diamond Nut Thins=nut thins, Club Social, Premium Saltine, Better Cheddars, Stoned Wheat Thins, Lajkonik, Grissly, Göteborgs Kex,
      Wheatables, Simple Mills, Zesta, Back to Nature Crackers, Keebler Club, Breton!, Hup Seng, Julie's!
    Pita Chips: Stacy's=stacys
    Granola Bars: Clif=clif bar, Kind Bar=kind!, Quaker Chewy, Larabar, Corny!, Nakd, Nature Valley Crunchy, Nutri-Grain=nutri grain=nutrigrain, Fiber One, Kashi Bar, Special K Bar, Cascadian Bar, Sunbelt, Trek Bar, Hero Muesly, Grany, That's It, RXBar=rx bar, Luna Bar, Special K Protein Bar, Graze!, Eat Natural, Tribe Bar, Kellogg's Bar
    Protein Bars: Quest!, Barebells, Pure Protein, ONE Bar, Think Thin, Grenade!, Perfect Bar, Built Bar, Atkins Bar, Fulfil!, Powerbar, Barebell
    Trail Mix: Planters Trail Mix, Chex Mix, Gardetto's, Second Nature Mix
    Peanuts: Planters!, Ültje, Nutisal, Nobby's, KP Nuts, Nagaraya, Hampton Farms
    Almonds: Blue Diamond, Wonderful Almonds
    Nuts: Fisher Nuts, Seeberger, Emerald Nuts, Bakalland, Farmer's Snack, Benenuts, Borges Nueces, Tadım, Papağan, Märsch Importhandels
    Cookies: Oreo, Chips Ahoy, Nutter Butter, Milano!, Famous Amos, Tate's Bake Shop=tates, Keebler, Leibniz, Lotus Biscoff=biscoff=lotus!, McVitie's=mcvities, Digestive!, Prince de LU, Petit Écolier, BelVita=belvita, Nilla=nilla wafers, Girl Scout, Prinzen Rolle=prinzenrolle, Hobnobs, Jaffa Cakes, Maryland!, Fig Newtons=newtons,
      Fontaneda, Gullón, Cuétara, Príncipe!, Marbú, Chiquilín, Tosta Rica, Pim's!, Granola LU, Delacre, Jules Destrooper, De Beukelaer, Griesson, Coppenrath, Marie Lu, Mulino Bianco Macine, Macine, Pan di Stelle, Ringo!, Baiocchi, Gentilini, Pavesini, Ballerina!, Singoalla, Jeżyki, Delicje, Pieguski,
      Bauducco, Trakinas, Passatempo!, Negresco, Piraquê, Walkers Shortbread, Voortman, Archway!, Lorna Doone, Teddy Grahams, Honey Maid, Annie's Bunny, Bahlsen Messino, Chocolinas, Emperador!, Gamesa, Cream-O, Hello Panda, Pocky, Koala's March, Khong Guan, Arnott's, Tim Tam, Anzac!, Karen Volf, Kjeldsens, Royal Dansk
    Wafers: Knoppers, Manner!, Loacker, Prince Polo, Hanuta, Grześki, Napolitanke, Quadratini, Balocco Wafer, Horalky, Kvikk Lunsj, Familijne
    Toaster Pastries: Pop-Tarts=pop tarts=poptarts, Toaster Strudel
    Breakfast Biscuits: Belvita Breakfast
    Cake: Hostess!, Twinkies, Little Debbie, Entenmann's, Mr Kipling, Tastykake, Dr. Oetker Kuchen, Coppenrath & Wiese, Ding Dongs, Brossard, Bauli, Dan Cake, Napolitaner
    Muffins: Otis Spunkmeyer
    Donuts: Krispy Kreme, Donettes
    Chocolate: Lindt=lindor, Milka, Ritter Sport=rittersport, Hershey's=hersheys, Toblerone, Cadbury=dairy milk, Côte d'Or=cote dor, Ghirardelli, Snickers, Twix, Mars!, KitKat=kit kat, Bounty!, Milky Way, Kinder=kinder bueno=kinder surprise=kinder riegel=kinder schokolade=kinder chocolate, Ferrero Rocher=ferrero, Raffaello, Reese's=reeses, M&M's=m&m=m&ms, Dove Chocolate, Galaxy Chocolate, Lion Bar,
      Crunch Nestlé, Butterfinger, 3 Musketeers, Almond Joy, Mounds!, Whoppers!, Maltesers, Duplo!, Merci!, Yogurette, Wedel, Freia, Marabou, Fazer Blå, Cloetta, Valor!, Suchard, Garoto, Lacta, Bis!, Perugina, Baci!, Novi!, Venchi, Tony's Chocolonely=tonys chocolonely=chocolonely, Godiva, Green & Black's=green blacks, Daim, Celebrations!, Quality Street, Heroes!,
      After Eight, Choceur, Moser Roth, Schogetten, Sarotti, Alpia, Alprose, Frey Schokolade, Cailler, Studentská, Geisha!, Plopp, Japp, Guylian, Leonidas!, Neuhaus!, Russell Stover, Cella's, Endangered Species, Lily's!, Hachez, Feodora, Trumpf, Goplana, Nussbeisser, Mirabell Mozartkugel, Cadbury Flake, Wispa, Crunchie, Aero!, Rolo, Toffifee=toffifay,
      Choco Mucho, Meiji Chocolate
    Pralines: Mon Chéri=mon cheri, Ferrero Küsschen, Rocher!
    Candy: Skittles, Starburst!, Jolly Rancher, Werther's=werthers=werthers original, Life Savers, Mentos, Campino!, Nimm2=nimm 2, Swedish Fish, Sour Patch=sour patch kids, Nerds!, Smarties!, Twizzlers, Jelly Belly, Red Vines, Airheads, Laffy Taffy, Hi-Chew=hi chew, Fisherman's Friend=fishermans friend, Ricola, Halls!, Mike and Ike, Dum Dums, Pez!, Tic Tac=tictac, Altoids, Chupa Chups=chupachups, Sugus,
      Maoam, Carambar, Kopiko Candy, Läkerol, Alpenliebe, Now and Later, Junior Mints, York Peppermint, Welch's Fruit Snacks, Mott's Fruit Snacks, Tootsie=tootsie roll, Fini!, Rowntree's, Wine Gums Maynards, Bassett's, Polo Mint, Ice Breakers=icebreakers, Frisk!, Vivil, Em-eukal
    Gummy Bears: Haribo, Katjes, Trolli, Black Forest Gummy, Lutti, Nimm2 Lachgummi, Nimm2 Soft, Goldbären, Albanese
    Licorice: Venco, Malaco, Panda Licorice
    Chewing Gum: Orbit!, Trident!, Wrigley's=wrigleys, Airwaves!, Dentyne, Juicy Fruit, Doublemint, Hubba Bubba, Five Gum, Extra Gum, Bubblicious, Stimorol, Hollywood Chewing, Winterfresh, Bubbaloo, Big Babol, Vivident, Daygum, Falim, Jenkki, V6, Big League Chew, Airwaves Gum
    Marshmallows: Jet-Puffed=jet puffed, Chamallows, Campfire Marshmallows, Fluff!
    Rice Cakes: Quaker Rice Cakes, Lundberg Rice Cakes, Bjorg Galettes, Sonko!, Kupiec!
    Fruit Bars: Fruit Roll-Ups, Fruit by the Foot
    Seaweed Snacks: Tao Kae Noi, gimMe Seaweed, Kimnori
    Pork Rinds: Baken-ets, Chicharron ni Mang Juan
  `,
  mostly: `
    Potato Chips: Kettle!, Lorenz Snack, Intersnack
    Chocolate: Wedel Wafle
    Granola Bars: Quaker Bars
  `,
  many: ``,
}
