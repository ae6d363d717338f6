/**
 * Words that are printed on packets of all kinds and say nothing of what is inside. They are listed so that none of them
 * is taken for a misread word of the lexicon.
 */
export const packet_stopwords: ReadonlySet<string> = new Set(
  `natural naturally original fresh freshly organic light lite zero diet free sugar_free gluten vegan vegetarian classic premium select selected quality
  extra super ultra plus mega maxi mini family size value pack great best better good taste tasty delicious flavor flavour flavored flavoured flavors
  new improved recipe traditional homestyle homemade style real pure simply simple made with from contains contain ingredients ingredient nutrition facts
  serving servings calories total daily percent weight net gross volume contents keep refrigerated refrigerate store cool place shake well before after opening
  best_before use by expiry date exp lot batch product products company since established imported distributed manufactured packed bottled produced usa italy
  france germany spain mexico china japan canada england brand brands trademark registered www http com recycle recyclable please dispose warning caution children
  reach grade large medium small jumbo regular low reduced fat nonfat fatfree skim whole percent calorie calories protein fiber vitamin vitamins source high rich
  creamy crunchy crispy smooth chunky thick thin hot mild medium spicy sweet sour salted unsalted roasted toasted baked fried grilled smoked dried ground sliced
  shredded chopped diced crushed instant quick easy ready microwave oven cook cooking heat serve eat drink enjoy open here close push pull press twist
  premium gold silver blue red green black white yellow pink brown golden royal king queen star country farm farms farmers valley garden kitchen house home
  mother grandma chef master choice signature selection special limited edition bonus save offer price each count pieces sheets rolls wipes loads tablets
  capsules bags bottle bottles cans jar box carton pouch bag pet glass plastic paper cap certified project verified usda approved dairy kosher halal
  bio naturel nature frisch frais fraiche fresco fresca fresh natur natural sans ohne senza sin sem zonder uden utan bez inhalt netto füllmenge zutaten
  ingrédients ingredienti ingredientes nährwerte mindestens haltbar bis poids peso neto hergestellt produit producto prodotto qualität qualité calidad
  fein feine feinste echte echt klassisch klassik tradition traditionnel tradizionale artisanal leicht légère leger ligero leve entier entero integral intero
  super_fine extra_fine sensitive active fitness sport power energy balance daily life living nutrition health healthy wellness care protect protection clean
  professional strong strength maximum advanced complete formula technology system action control effect long lasting hours repair moisture hydrating
  sensitive skin hair body face hand hands eye baby kids children men women adult dog cat pet pets house the and for your you our all are not has have this that
  more less one two three four five six seven eight nine ten first last time times day days week year month morning night happy love life world earth ocean
  samsung whirlpool electrolux frigidaire bosch siemens liebherr miele kitchenaid magnetic delivery pizza_delivery call phone number address street school menu
  rated since original_recipe kettle cooked old fashioned season seasoned stir fry mix blend blended bake off cold brew brewed aged sharp harvest picked hand
  little big lots lower make makes maker making meal meals lunch dinner breakfast snack snacks dessert desserts treat treats party fun pop crunch bite bites
  pour spoon cup cups plate bowl bar bars stick sticks block loaf slice slices half quarter double triple single dual twin gallon quart pint liter litre ounce
  preservatives preservative colors colours artificial additives added trans fats cholesterol sodium carbohydrate carbohydrates servings container about per
  conservantes conservateurs konservierungsstoffe croissance naturelle naturelles naturale naturali naturalny naturlich biologique biologico biologica italiano italiana français deutsche essential essentials basics finest fit step right close max top tree spring perfect ever express catch safe truth leaf built later now border that thats its clear force liquid beere beeren condimento ounces grams gram gr kg ml oz lbs fl`
    .split(/\s+/u)
    .flatMap((word) => word.split('_')),
)
