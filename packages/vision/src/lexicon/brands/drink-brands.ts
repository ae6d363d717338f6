import type { BrandTable } from './brand-table.ts'

export const drink_brands: BrandTable = {
  only: `
    Cola: Coca-Cola=coca cola=cocacola=coke zero=diet coke, Pepsi=pepsi max=pepsi cola, Dr Pepper=drpepper, RC Cola, Afri-Cola=afri cola, Fritz-Kola=fritz kola, Inca Kola, Sinalco Cola, Vita Cola, Kofola, Zevia
    Soda: Fanta, Sprite, 7UP=7 up=seven up, Mountain Dew=mtn dew=mountaindew, Sunkist, Crush Soda, Mirinda, Schwip Schwap, Mezzo Mix=mezzomix, Guaraná Antarctica=guarana antarctica, Jarritos, Fresca!, Squirt!, Orangina, Sinalco, San Pellegrino Aranciata, Sierra Mist,
      Mello Yello, Bionade, Spezi, Almdudler, Rivella, Irn-Bru=irn bru, Sumol, Bundaberg, Olipop, Poppi, Starry!, Royal Tru-Orange, Hawaiian Punch, Big Red, Faygo, Jones Soda, Julmust, Ramune, Jaffa!, Champomy, Pulco
    Root Beer: A&W=a and w, Mug Root Beer, Barq's=barqs, IBC Root Beer
    Ginger Ale: Canada Dry, Vernors, Seagram's Ginger Ale
    Tonic Water: Schweppes, Fever-Tree=fever tree=fevertree, Thomas Henry
    Sparkling Water: Perrier, San Pellegrino=s.pellegrino=pellegrino=spellegrino, LaCroix=la croix, Bubly, Topo Chico, Gerolsteiner, Badoit, Waterloo Sparkling, Polar Seltzer, Apollinaris, Vichy Catalan, Spindrift, AHA Sparkling, Selters, Ramlösa, Farris!, Liquid Death,
      Spa Intense, Borjomi, Ferrarelle, Cisowianka Gazowana, Sparkling Ice
    Water: Evian, Volvic, Vittel, Fiji Water=fiji, Dasani, Aquafina, Poland Spring, Contrex, Cristaline, Smartwater=glaceau smartwater, Bonaqua, Adelholzener, Nestlé Pure Life=pure life, Deer Park, Arrowhead, Ozarka, Zephyrhills, Font Vella, Bezoya, Solán de Cabras,
      Luso!, Levissima, Sant'Anna, Acqua Panna, Nałęczowianka, Żywiec Zdrój, Cisowianka, Erikli, Hayat Su, Ice Mountain, Essentia, Aqua Carpatica, Highland Spring, Buxton Water, Buonfonte, Lanjarón, Saskia, Vilsa, Imsdal, Jana Water, Mattoni, Rajec, Hépar, Alkaline88, Core Hydration
    Orange Juice: Tropicana, Simply Orange, Minute Maid Orange, Florida's Natural=floridas natural, Hohes C=hohes c, Valensina, Sunny D=sunnyd=sunny delight, Uncle Matt's, Natalie's Orange, Appelsientje
    Apple Juice: Mott's=motts, Martinelli's=martinellis, Tree Top, Indian Summer Apple
    Cranberry Juice: Ocean Spray=oceanspray, Northland!
    Tomato Juice: V8=v8 juice, Clamato
    Lemon Juice: ReaLemon, Sicilia Lemon, Santa Cruz Lemon, ReaLime, Polenghi
    Lemonade: Simply Lemonade, Newman's Own Lemonade, Country Time, Lorina, Mike's Lemonade
    Juice: Minute Maid, Granini, Capri-Sun=capri sun=caprisun, Juicy Juice, Apple & Eve=apple eve, Punica, Pfanner, Rauch!, Don Simón=don simon, Del Valle, Compal, Santal, Yoga Nectar, Joker Jus, Innocent!, Naked Juice, Odwalla, Bolthouse Juice, POM Wonderful,
      Eckes, Amecke, Rabenhorst, Hortex Sok, Tymbark, Kubuś, Cappy, Dimes!, Ribena, Robinsons, Copella, Del Monte Juice, Suntop, Langers, R.W. Knudsen, Juver, Kool-Aid Jammers, Honest Kids, Mogu Mogu, God Morgen, Jumex, Boing!, Rubicon, Beckers Bester, Albi!, Tampico,
      Looza, Cool Best, Marli, Happy Day, Toma!, Pago!, Maaza
    Iced Tea: Nestea, Lipton Ice Tea=lipton iced tea, Arizona!=arizona iced tea, Snapple, Fuze Tea=fuzetea, Pure Leaf, Brisk!, Gold Peak, May Tea, Peace Tea, Honest Tea, C2, Estathé, Milo's Tea, Steaz, Ito En, Oi Ocha
    Energy Drink: Red Bull=redbull, Monster Energy=monster!, Rockstar!, Celsius!, Bang Energy, Burn Energy, Effect Energy, Relentless!, NOS Energy, Alani Nu, 5-hour Energy=5 hour energy, Tiger Energy, C4 Energy, Ghost Energy, Reign!, Powerhorse, Battery Energy, Dzik Energy
    Sports Drink: Gatorade, Powerade, BodyArmor, Lucozade, Aquarius!, Isostar, Pocari Sweat, Vitaminwater=vitamin water, Pedialyte, Liquid I.V., Prime Hydration, Electrolit, Oshee, Gatorlit, Propel!
    Coconut Water: Vita Coco, Zico, Harmless Harvest, Cocowell
    Smoothie: Naked Smoothie, Innocent Smoothie, True Fruits
    Kombucha: GT's Kombucha=gts kombucha, Health-Ade=health ade, Synergy Kombucha, Humm!, KeVita, Brew Dr
    Protein Shake: Premier Protein, Muscle Milk, Fairlife Core, Core Power, Ensure!, Boost Nutrition, SlimFast=slim fast, Soylent, Huel, Orgain Shake, Glucerna, OWYN, Atkins Shake, Carnation Breakfast
    Drink Mix: Kool-Aid=kool aid=koolaid, Crystal Light, MiO!, Tang!, Clight, Robinsons Squash, Teisseire, Monin, Torani, SodaStream
    Beer: Heineken, Corona Extra=corona!, Budweiser, Bud Light, Coors=coors light, Miller Lite=miller!, Stella Artois, Beck's=becks, Carlsberg, Guinness, Modelo, Pacifico!, Peroni, Moretti, San Miguel Beer, Estrella Damm=estrella!, Estrella Galicia, Mahou, Krombacher, Bitburger, Warsteiner, Paulaner,
      Erdinger, Franziskaner, Augustiner, Radeberger, Veltins, Jever, Hasseröder, Oettinger, Hoegaarden, Leffe, Chimay, Duvel, Kronenbourg, 1664!, Desperados, Grolsch, Amstel, Jupiler, Tyskie, Żywiec, Okocim, Efes, Tuborg, Pilsner Urquell, Kozel, Staropramen, Gambrinus, Sapporo, Asahi, Kirin, Tsingtao,
      Tiger Beer, Singha, Chang Beer, Sierra Nevada, Lagunitas, Sam Adams=samuel adams, Blue Moon, Michelob=michelob ultra, Dos Equis, Tecate, Newcastle Brown, Brahma!, Skol, Antarctica Cerveja, Itaipava, Super Bock, Sagres, Cruzcampo, Moritz!, Voll-Damm=voll damm, Löwenbräu, Spaten, Schöfferhofer, Red Stripe,
      Pabst=pabst blue ribbon, Yuengling, Natural Light, Busch Light=busch!, Keystone Light, New Belgium, Fat Tire, Brewdog, Foster's!, Victoria Bitter, Castle Lager, Quilmes, Cristal Cerveza, Polar Cerveza, Baltika, Perła!, Warka, Dreher, Soproni, Ursus!, Karlovačko, Ožujsko, Mythos!, Karhu, Lapin Kulta, Ringnes, Aass, Mikkeller, Falcon Öl, Pripps,
      Norrlands Guld, Sofiero, Kingfisher!, Cobra Beer, Bintang, Gösser, Stiegl, Zipfer, Ottakringer, Menabrea, Nastro Azzurro, Ichnusa, Founders Brewing, Stone Brewing, Goose Island, Red Horse, Rothaus, Tegernseer, Astra Bier, Flensburger, Diebels, Licher, König Pilsener=konig pilsener, Bavaria Beer, Clausthaler
    Hard Seltzer: White Claw=whiteclaw, Truly Hard=truly!, High Noon, Smirnoff Ice, Twisted Tea, Mike's Hard=mikes hard
    Cider: Angry Orchard, Strongbow, Somersby, Magners, Bulmers, Kopparberg, Rekorderlig, Savanna Cider, Woodpecker Cider
    Wine: Barefoot!, Yellow Tail, Josh Cellars, Franzia, Casillero del Diablo, Concha y Toro, Jacob's Creek, Gallo Family, Sutter Home, Robert Mondavi, Kendall-Jackson, Apothic, Black Box Wines, Bota Box, Carlo Rossi, 19 Crimes, Mateus!, Beringer, Trapiche
    Sparkling Wine: Freixenet, Rotkäppchen, Moët & Chandon=moet chandon=moet, Veuve Clicquot, Mionetto, La Marca, Codorníu, Korbel, Martini Asti, Mumm, Zonin, Henkell, Fürst von Metternich, Törley, Bollinger
    Vodka: Absolut, Smirnoff, Grey Goose, Tito's=titos, Ketel One, Belvedere!, Stolichnaya, Finlandia!, Skyy, Żubrówka, Wyborowa, Svedka, Gorbatschow, Koskenkorva, Soplica, Żołądkowa
    Whiskey: Jack Daniel's=jack daniels, Jim Beam, Johnnie Walker, Jameson, Maker's Mark=makers mark, Crown Royal, Chivas=chivas regal, Ballantine's=ballantines, Bulleit, Glenfiddich, Glenlivet, Macallan, Woodford Reserve, Tullamore, J&B!, Dewar's, Famous Grouse, Bushmills, Laphroaig, Fireball!, Wild Turkey, Evan Williams, Buffalo Trace, Suntory
    Rum: Bacardi, Captain Morgan, Havana Club, Malibu!, Kraken Rum, Appleton Estate, Diplomático, Tanduay, Brugal, Ron Zacapa, Flor de Caña
    Gin: Tanqueray, Bombay Sapphire, Gordon's!, Hendrick's=hendricks, Beefeater, Ginebra San Miguel, Larios
    Tequila: Jose Cuervo, Patrón!, Don Julio, Casamigos, Sauza, Espolòn, Sierra Tequila, 1800 Tequila
    Brandy: Hennessy, Rémy Martin, Courvoisier, Martell, Metaxa, Torres Brandy, Fundador, Velho Barreiro, Cachaça 51
    Liqueur: Baileys, Jägermeister=jagermeister, Kahlúa=kahlua, Cointreau, Aperol, Campari, Amarula, Disaronno, Ramazzotti, Martini!, Grand Marnier, Ricard!, Pastis 51, Licor 43, Cinzano, Fernet-Branca=fernet branca, St-Germain, Becherovka, Limoncello di Capri, Drambuie, Southern Comfort, Underberg, Averna, Unicum!
    Coffee: Folgers, Maxwell House, Lavazza, illy, Jacobs!, Tchibo, Dallmayr, Melitta, Segafredo, Douwe Egberts, Gevalia, Löfbergs, Zoégas, Peet's=peets, Dunkin'!, Caribou Coffee, Café Bustelo=cafe bustelo=bustelo, Chock full o'Nuts, Carte Noire, Marcilla, Bonka, Delta Cafés, Pilão, Kimbo, Pellini, Eduscho, Mövenpick Kaffee, Death Wish,
      Eight O'Clock Coffee, Seattle's Best, Juan Valdez, Café Pilon, Woźniak!, Prima Finezja, Mehmet Efendi, Kurukahveci, Paulig, Juhla Mokka, Friele, Evergood, Community Coffee, Green Mountain, Hausbrandt, Cafe Royal, Caffè Vergnano, Meinl!, Três Corações, Merrild, Minges, Don Francisco's
    Instant Coffee: Nescafé=nescafe, Taster's Choice, Kopiko, Kenco, Mount Hagen, Tchibo Instant, Bru Coffee, Great Taste Coffee, Cafe Altura, Via Starbucks
    Coffee Pods: Nespresso, Keurig, Dolce Gusto, Tassimo, Senseo, L'OR!, A Modo Mio
    Iced Coffee: Frappuccino, Starbucks Frappuccino, Stok!, Chameleon Cold-Brew, Emmi Caffè Latte, La Colombe, Starbucks Doubleshot, Califia Cold Brew, International Delight Iced
    Tea: Lipton, Twinings, Tetley, PG Tips=pg tips, Yorkshire Tea, Tazo, Bigelow, Ahmad Tea, Dilmah, Teekanne, Meßmer=messmer, Kusmi, Stash Tea, Harney & Sons=harney sons, Yorkshire Gold, Barry's Tea, Pickwick!, Saga Tea, Hornimans, Pompadour, Éléphant Thé, Çaykur, Doğuş!, Luzianne, Red Rose Tea, Brooke Bond, Taj Mahal Tea, Typhoo, Irving Tea,
      Loyd Tea, Clipper!, Milford!, Basilur, Tea Forté, Newby!, Dammann, Palais des Thés, Wagh Bakri, Leão!, Matte Leão, Tchaé, Forsman, Nordqvist, Celestial!
    Herbal Tea: Celestial Seasonings=celestial seasonings, Yogi Tea=yogi, Traditional Medicinals, Pukka, Sonnentor, Bad Heilbrunner, H&S Tee, Taragüi, Cruz de Malta Yerba, Rosamonte, Playadito, Sidroga
    Hot Chocolate: Swiss Miss, Cadbury Drinking Chocolate, Van Houten, Land O Lakes Cocoa, Abuelita, Ibarra!, Options Hot Chocolate, Valor Taza
    Cocoa: Nesquik, Ovomaltine=ovaltine, Milo!, Kaba, Cola Cao=colacao, Poulain, O'Boy=oboy, Puchatek, DecoMorreno, Suchard Express, Banania, Benco, Bensdorp, Nescau
  `,
  mostly: `
    Grape Juice: Welch's=welchs
    Coffee: Starbucks
    Sparkling Water: Spa!, Polar!
    Juice: Hohes C, Simply!, Naked!
    Soda: Stewart's, Crush!
    Liqueur: Bols
    Beer: San Miguel, Bavaria!
  `,
  many: ``,
}
