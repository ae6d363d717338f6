import type { BrandTable } from './brand-table.ts'

export const home_brands: BrandTable = {
  only: `
    Laundry Detergent: Tide!=tide pods, Persil, Ariel!, Gain!, Purex, Surf!, Omo!, Skip Detergente, Dash!, Wisk, Woolite, All Free Clear, Dreft, Spee Dee, Le Chat, Micolor, Wipp Express, Spee, Perwoll, Weißer Riese, Vizir, Bryza, Dixan, Perlana, Breeze Detergent, Rinso, Via Color, Biotex, Robijn, Seventh Generation Laundry, Bold Detergent
    Fabric Softener: Downy, Lenor, Snuggle!, Comfort!, Vernel, Silan, Bounce!, Softlan, Mimosín, Coccolino, Soupline, Cajoline, Flor Suavizante, Kuschelweich, Robijn Wasverzachter, Vernell
    Dish Soap: Dawn!=dawn ultra, Fairy!, Palmolive Dish, Ajax Dish, Pril, Joy!, Ludwik, Mistol, Svelto, Nelsen, Dreft Afwas, Yes Diskmedel=yes!, Pur Spülmittel, Frosch Spülmittel, Zalo!, Limpol, Ypê, Mir Vaisselle, Paic, Fairy Ultra, Sunlight Dish
    Dishwasher Tablets: Finish!, Cascade!, Somat, Sun Dishwasher, Jet-Dry, Calgonit, Claro!, Fairy Platinum=platinum plus, Neophos, Dreft Platinum
    Bleach: Clorox, Domestos, Neutrex, Conejo Lejía, Ace Candeggina, La Croix Javel, Klorix, Estrella Lejía, Zonrox
    Cleaner: Lysol, Mr. Clean=mr clean, Mr. Proper=meister proper, Windex, Pine-Sol=pine sol=pinesol, Formula 409, Fantastik, Ajax!, Cif!, Viss!, Sidolin, Mr Muscle=mr muscle, Don Limpio, Method Cleaner, Mrs. Meyer's=mrs meyers, Frosch!, Bref!, Vileda!, Swiffer, Easy-Off, Bar Keepers Friend=bar keepers, Comet!, Scrubbing Bubbles, Flash!, Zep!, Simple Green,
      Fabuloso, Pledge!, St. Marc, Cillit Bang=cilit bang, Sanytol, Vanish!, Veja!, Astonish!, Ajona, Der General, Sidol, Pronto!, Biff!, Antikal, Viakal, Tenn Limpiador, KH-7, Chante Clair, Lysoform, Sgrassatore Universale, Fairy Cleaner, Clin!
    Disinfectant: Dettol, Sagrotan, Purell Surface, Savlon, Napisan
    Toilet Cleaner: Harpic, Bref WC, WC-Ente=wc ente=wc frisch, Canard WC=canard wc, Toilet Duck, Pato WC, Duck Toilet, 2000 Flushes, Kaboom!
    Toilet Paper: Charmin, Cottonelle, Scott!, Angel Soft, Quilted Northern, Andrex, Zewa Moll, Lotus Papier, Hakle, Regina!, Renova!, Moltonel, Mola!, Velvet!, Cushelle, Nouvelle!, Page Toiletpapier, Lambi, Edet, Foxy!, Neve!, Papia, Happy End, Tenderly, Colhogar, Serla, Personal VIP
    Paper Towels: Bounty Towels=bounty paper, Brawny, Viva Towels, Sparkle Towels, Plenty!, Zewa Wisch=wisch & weg=wisch weg, Scottex, Okay!, Sopalin, Fiesta Towels, Katrin!
    Tissues: Kleenex, Puffs Tissues, Tempo!, Zewa Softis=softis, Lotus Mouchoirs, Tento, Selpak, Velvet Chusteczki, Linteo
    Trash Bags: Glad!, Hefty!, Swirl!, Handi Bag, Simplehuman, Albal Müll, Force Flex
    Freezer Bags: Ziploc, Toppits, Albal, Melitta Toppits, Hefty Slider
    Aluminum Foil: Reynolds Wrap=reynolds, Cofresco Alufolie
    Plastic Wrap: Saran=saran wrap, Press'n Seal, Stretch-Tite, Glad Wrap
    Batteries: Duracell, Energizer, Varta, Rayovac, Eveready, Panasonic Batteries
    Sponges: Scotch-Brite=scotch brite=scotchbrite, Spontex, O-Cedar, Vileda Schwamm
    Air Freshener: Febreze, Glade!, Air Wick=airwick, Ambi Pur, Ambipur, Brise!, Renuzit, Poo-Pourri, Bolsius Duft
    Stain Remover: OxiClean=oxi clean, Shout!, Vanish Oxi=vanish oxi action, K2r, Dr. Beckmann=dr beckmann, Zote!, Spray 'n Wash
    Descaler: Durgol, CLR, Calgon, Lime-A-Way
    Water Filter: Brita, ZeroWater, Pur Filter
    Insect Spray: Raid!, OFF! Deep Woods, Baygon, Autan, Paral, Bloom Insecticida, Hot Shot, Repel!
    Cat Food: Whiskas, Friskies, Sheba!, Fancy Feast, Felix!, Kitekat, Temptations!, Meow Mix, Purina One Cat, 9 Lives, Perfect Fit, Gourmet Gold, Dreamies, Catsan Food, Iams Cat, Vitakraft!, Catisfactions, Cat Chow, Blue Buffalo Cat, Churu
    Dog Food: Pedigree!, Cesar!, Milk-Bone=milk bone, Beggin, Frolic!, Dog Chow, Blue Buffalo, Rachael Ray Nutrish=nutrish, Alpo, Beneful, Kibbles 'n Bits, Greenies, Bakers Dog, Purina Pro Plan, Eukanuba, Royal Canin Dog, Wellness Dog, Canine Carry Outs, Frolic Hund, Chappi, Rinti, Winalot
    Cat Litter: Tidy Cats, Catsan, Fresh Step, World's Best Cat Litter, Ever Clean
    Coffee Filters: Melitta Filter, Mr. Coffee Filters
    Toothpaste: Colgate, Crest!, Sensodyne, Aquafresh, Signal!, Elmex, Aronal, Blend-a-med=blend a med=blendamed, Close-Up=closeup, Mentadent, Arm & Hammer Toothpaste, Tom's of Maine, Parodontax, Lacalut, Odol-med3, Pepsodent, Marvis, Zendium, Hello Toothpaste, Theramed, Meridol, Ipana, Sorriso!, Dentagard, Oral-B Pro Expert
    Toothbrush: Oral-B=oral b, TePe, Dr. Best
    Mouthwash: Listerine, Scope!, ACT Fluoride, Oraldine, Plax, TheraBreath, Chlorhexamed, Biotene
    Shampoo: Head & Shoulders=head shoulders, Pantene, Herbal Essences, Tresemmé=tresemme, Elvive, Elsève=elseve, Garnier Fructis=fructis, Schauma, Suave!, Sunsilk, Gliss Kur=gliss, Aussie!, Timotei, Alpecin, Clear Men Shampoo, Klorane, Johnson's Baby Shampoo, H&S, OGX, Guhl, Syoss, Nizoral, Elidor, Seda!, Palmolive Shampoo, Rejoice!, Creamsilk, Ultra Doux, Dop!, Love Beauty and Planet, Vosene, Swiss-o-Par
    Soap: Dial!, Irish Spring, Softsoap, Ivory!, Safeguard, Lux!, Palmolive, Zest!, Lifebuoy, Fa Seife, Kappus, Cien Soap, Carex!, Duru, Hacı Şakir, Le Petit Marseillais, Dr. Bronner's=dr bronners, Method Hand, Dove Bar, Imperial Leather, Mrs. Meyer's Hand, Protex!, Arko Soap, Dalan, Biały Jeleń, Caress!
    Hand Sanitizer: Purell, Sterillium, Germ-X=germ x
    Body Wash: Old Spice Wash, Olay Body, Dove Body, Axe Shower, Sanex, Tahiti!, Ushuaïa, Radox, Duschdas, Method Body, Kneipp, Fa!, Tesori d'Oriente, Original Source, Bübchen, Badedas, Neutromed, Felce Azzurra, Balea Dusche, CD Dusche, Magno!, La Toja, Luksja
    Deodorant: Axe!, Rexona, Degree!, Old Spice, Secret!, Speed Stick, Right Guard, Sure!, Mitchum, Lynx!, Arrid, Garnier Mineral, 8x4, Bac!, Native Deodorant, Ban Roll, Narta, Adidas Deo, Brut!, Impulse!, Sanex Deo, Borotalco, Infasil, Nivea Deo, Byly, Fa Deo
    Lotion: Nivea, Eucerin, Cetaphil, CeraVe, Aveeno, Jergens, Vaseline, Lubriderm, Neutrogena, Gold Bond, Curél, Aquaphor, St. Ives=st ives, Palmer's, Bebe!, Penaten, Florena, Mixa, Bepanthen, La Roche-Posay=la roche posay, Avène, Bioderma, Weleda, Johnson's Baby=johnsons baby, Olay, Kiehl's, E45, Ziaja, Garnier Body, Balea Body, Isana Lotion, The Body Shop, Lubriderm Daily
    Hand Cream: Neutrogena Hand, O'Keeffe's, Atrix, Kamill, Glysolid, Herbacin
    Lip Balm: ChapStick, Burt's Bees=burts bees, Carmex, Labello, Blistex, EOS Lip
    Sunscreen: Banana Boat, Coppertone, Hawaiian Tropic, Ambre Solaire, Piz Buin, Nivea Sun, Sun Bum, Neutrogena Sun, ISDIN, Garnier Ambre, Anthelios, Lancaster Sun, Sundance!, Delial
    Razors: Gillette, Schick, Bic Razor, Wilkinson=wilkinson sword, Venus Razor
    Shaving Cream: Barbasol, Edge Gel, Proraso, Gillette Foamy=foamy, Arko Shaving, Palmolive Rasierschaum, Noxzema, Williams Expert
    Pads: Always!, Kotex, Stayfree, Carefree!, Bella!, Lines!, Nana!, Vania!, Poise!, Depend!, Libresse, Camelia!, Whisper!, Orkid, Evax, Ausonia, Naturella, Bodyform, Tena!, Nuvenia, Modess
    Tampons: Tampax, o.b.!, Playtex!, U by Kotex
    Diapers: Pampers, Huggies, Luvs, Dodot, Babylove, Dada!, MamyPoko, EQ Diaper, Lillydoo, Libero!, Goodnites, Pull-Ups=pull ups, Honest Diapers, Bella Happy, Prima!, Sleepy!, Molfix, Bambo Nature
    Baby Wipes: WaterWipes, Huggies Wipes, Pampers Wipes, Pampers Sensitive
    Cotton Pads: Q-tips=qtips, Demak'Up
    Band-Aids: Band-Aid=bandaid, Hansaplast, Compeed, Elastoplast, Curad, Nexcare
    Painkillers: Tylenol, Advil, Aleve, Motrin, Bayer Aspirin, Excedrin, Doliprane, Nurofen, Panadol, Dolormin, Ibuprom, Apap, Dafalgan, Thomapyrin, Efferalgan, Alka-Seltzer=alka seltzer, Midol, Buscopan, Gelocatil, Moment!, Biogesic
    Vitamins: Centrum, Nature Made, One A Day=one a day, Emergen-C=emergen c=emergenc, Airborne!, Berocca, Supradyn, Vitafusion, Olly!, Nature's Bounty, Redoxon, Doppelherz, Abtei, Multi-Sanostol, Flintstones Vitamins, Solgar, Garden of Life, NOW Foods, Cetebe, Biovital, Enervon
    Antacid: Tums, Pepto-Bismol=pepto bismol=pepto, Alka, Gaviscon, Rennie!, Rolaids, Zantac, Prilosec, Eno!, Mylanta, Almax
    Cough Syrup: NyQuil, DayQuil, Robitussin, Mucinex, Vicks, Delsym, Prospan, Sinecod, Wick Medinait, Halls Cough, Benadryl, Theraflu, Sudafed
    Condoms: Durex, Trojan!
    Makeup: Maybelline, CoverGirl, Revlon, L'Oréal=loreal, NYX, Catrice, Rimmel, MAC Cosmetics, Max Factor, Manhattan Cosmetics, Essence Cosmetics, e.l.f.!, Bourjois
    Hair Spray: Elnett, Taft!, Drei Wetter Taft=3 wetter taft, Got2b=got 2 b, L'Oréal Elnett, Wella, Garnier Style, Studio Line, Gard!
    Contact Lens Solution: Opti-Free=opti free, ReNu, Biotrue
  `,
  mostly: `
    Soap: Dove!
    Body Wash: Balea
    Cat Food: Purina
    Toilet Paper: Zewa
    Cleaner: Seventh Generation
  `,
  many: `
    Johnson & Johnson, Garnier, Neutral!, Cien, Isana, Yves Rocher, Ecover, Method!, Sonett, Up & Up, Equate, Honest Company, W5, Tandil, Denkmit
  `,
}
