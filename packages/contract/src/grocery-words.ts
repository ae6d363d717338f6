/**
 * Words for groceries and what they are filed under, for a phone without a network and a server without guesses: the names of
 * the server's own word list, which is larger, and staples in a few more languages. A test of that list compares the two.
 */
export const grocery_words: Readonly<Record<string, string>> = {
  Dairy: `
    ayran, beurre, blue cheese, brie, burrata, burro, butter, buttermilk, camembert, cheddar cheese, cheese, chocolate milk,
    coffee creamer, cottage cheese, cream, cream cheese, crème, crème fraîche, custard, custard powder, edam, egg, egg whites, eggs,
    eier, feta, formaggio, fresh cheese, frischkäse, fromage, ghee, goat cheese, goat milk, gouda, greek yogurt, half and half,
    halloumi, heavy cream, huevos, joghurt, jogurt, kefir, käse, labneh, lait, latte, leche, manchego, mantequilla, margarine,
    mascarpone, milch, milk, milkshake, monterey jack, mozzarella, nata, oeufs, paneer, panna, parmesan, pepper jack cheese,
    philadelphia, probiotic drink, provolone, pudding, quark, queso, rice pudding, ricotta, sahne, schmand, skyr, sour cream,
    string cheese, swiss cheese, uova, whipped cream, yoghurt, yogurt`,
  Pantry: `
    aceite, aceto, alfredo sauce, almond butter, almond milk, anchovies, angel hair pasta, apple sauce, arroz, artichokes, atún,
    azúcar, baby food, baby formula, baked beans, baking powder, baking soda, balsamic vinegar, bay leaves, bbq sauce, beans,
    black pepper, bouillon powder, breadcrumbs, broth, buckwheat, bulgur, burrito, cake mix, canned food, canned fruit, canned meat,
    canned tomatoes, capers, caramel sauce, cardamom, cashew milk, caster sugar, ceci, cereal, chia seeds, chickpeas, chili,
    chili powder, chocolate chips, cinnamon, cocoa powder, coconut drink, coconut milk, coconut oil, coleslaw, condensed milk,
    confiture, cooking spray, cooking wine, corn, corned beef, cornmeal, couscous, cumin, curry paste, curry powder, curry sauce,
    dumplings, egg salad, essig, evaporated milk, fagioli, falafel, farfalle, farine, fettuccine, fish sauce, flax seeds, flour,
    fresh pasta, frijoles, frosting, fusilli, garbanzos, garlic powder, gelatin, ginger powder, gnocchi, granola, gravy, guacamole,
    haferflocken, harina, hazelnut spread, hoisin sauce, honey, honig, horseradish, hot sauce, huile, hummus, icing sugar,
    instant noodles, italian seasoning, jam, jelly, ketchup, kimchi, lemon juice, lentejas, lenticchie, lentils, linguine, macaroni,
    macaroni and cheese, maple syrup, marinara sauce, marmalade, marmelade, marmellata, marshmallow creme, mayonnaise, mehl, mermelada,
    miel, miele, milk powder, mint sauce, molasses, mostaza, moutarde, muesli, mustard, müsli, noodles, nudeln, nut butter, nutella,
    nutmeg, oat milk, oatmeal, oats, oil, olio, olive oil, olivenöl, olives, onion powder, oregano, oyster sauce, pancake mix, passata,
    pasta, pasta salad, pasta sauce, peanut butter, peas, penne, pesto, pickles, plant drink, polenta, porridge, potato salad,
    protein powder, pumpkin puree, pâtes, quinoa, ready meal, reis, relish, rice, rice milk, rigatoni, riso, riz, rosemary, saffron,
    sal, salad dressing, sale, salsa, salt, salty snacks, salz, sandwich, sardines, sauce, sauerkraut, seasoning, seitan, sel,
    semolina, senape, senf, sesame oil, sesame seeds, soup, soy milk, soy sauce, spaghetti, spam, split peas, spread, spring rolls,
    sprinkles, starch, steak sauce, stock, stock cubes, sucre, sugar, sun-dried tomatoes, sunflower oil, sushi, sweetener, syrup,
    tahini, tapioca, tartar sauce, tempeh, teriyaki sauce, thyme, tinned tomatoes, tofu, tomato paste, tomato sauce, tonno, tuna,
    turmeric, tzatziki, vanilla extract, vegetable oil, veggie burgers, vinagre, vinaigre, vinegar, worcestershire sauce, yeast,
    zucchero, zucker, öl`,
  Meat: `
    bacon, beef, beef jerky, boeuf, bologna, burger patties, carne, chicken, chorizo, deli meat, duck, ground beef, hackfleisch, ham,
    hot dogs, hähnchen, jambon, jamón, lamb, liverwurst, manzo, meat, meatballs, mince, minced beef, pastrami, pepperoni, pollo, pork,
    poulet, prosciutto, ribs, rindfleisch, salami, salchichas, saucisses, sausages, schinken, turkey, veal, wurst`,
  Seafood: `
    caviar, clams, cod, crab, fisch, fish, haddock, halibut, herring, lachs, lobster, mackerel, mussels, pescado, pesce, poisson,
    prawns, salmon, salmone, salmón, saumon, shrimp, squid, tilapia, trout`,
  Bakery: `
    bagels, baguette, bread, brot, brötchen, buns, cake, crispbread, croissants, donuts, english muffins, loo roll, muffins, naan,
    pain, pan, pancakes, pane, pastries, pie crust, pita bread, pão de queijo, rolls, soft pretzels, toast, tortillas, waffles`,
  Produce: `
    aglio, ail, ajo, apples, apricots, arugula, asparagus, aubergine, avocado, bananas, banane, bananen, bananes, basil, beets,
    bell peppers, berries, birnen, blackberries, blueberries, broccoli, brussels sprouts, cabbage, carote, carottes, carrots,
    cauliflower, cebollas, celery, champignons, cherries, chili peppers, cilantro, cipolle, citrons, coconut, coriander,
    corn on the cob, courgette, cranberries, cucumber, dates, dill, eggplant, erdbeeren, figs, fragole, fraises, fresas, fruit,
    fruit bars, fruit drink, funghi, garlic, ginger, grapefruit, grapes, green beans, green onions, gurke, herbs, insalata, kale,
    karotten, kartoffeln, kiwis, knoblauch, lechuga, leek, lemons, lettuce, limes, limones, limoni, mandarins, mango, manzanas, mele,
    melon, mushrooms, möhren, nectarines, oignons, onions, oranges, papas, papaya, paprika, parsley, patatas, patate, peaches, pears,
    peras, pere, pilze, pineapple, plantains, plums, plátanos, poires, pomegranate, pomodori, potato, potatoes, pumpkin, radishes,
    raspberries, roasted peppers, rocket, romaine, salad, salade, salat, snap peas, spinach, spring onions, sprouts, squash,
    strawberries, sweet potatoes, tomaten, tomates, tomato, tomatoes, turnip, vegetables, watermelon, zanahorias, zitronen, zucchini,
    zwiebeln, äpfel`,
  Snacks: `
    almonds, biscotti, biscuits, breakfast biscuits, brownies, candy, caramel, cashews, cheese puffs, chewing gum, chocolat, chocolate,
    cookies, crackers, crisps, dried fruit, dulce de leche, galletas, granola bars, gummy bears, hazelnuts, kekse, licorice, lollipops,
    macadamia nuts, marshmallows, mint, mints, nuts, nüsse, oreo, peanuts, pecans, pistachios, pita chips, popcorn, pork rinds,
    potato chips, pretzels, pringles, protein bars, pumpkin seeds, raisins, rice cakes, schokolade, seaweed snacks, sunflower seeds,
    sweets, toaster pastries, tortilla chips, trail mix, wafers, walnuts`,
  Frozen: `
    chicken nuggets, fish sticks, french fries, frozen food, frozen fruit, frozen peas, frozen vegetables, frozen waffles,
    frozen yogurt, hash browns, ice cream, ice cubes, lasagna, pizza, popsicles, sorbet, tater tots`,
  Beverages: `
    acqua, agua, apple juice, beer, bier, birra, bière, brandy, caffè, café, cerveza, cider, cocoa, coconut water, coffee, coffee pods,
    coke, cola, cranberry juice, drink mix, eau, energy drink, fanta, gin, ginger ale, grape juice, grapefruit juice, green tea,
    hard seltzer, herbal tea, hot chocolate, iced coffee, iced tea, instant coffee, jugo, juice, jus, kaffee, kombucha, lemonade,
    liqueur, multivitamin juice, orange juice, pepsi, pineapple juice, protein shake, red wine, root beer, rum, saft, sake, smoothie,
    soda, sparkling water, sparkling wine, sports drink, sprite, succo, tea, tee, tequila, thé, tomato juice, tonic water, vin, vino,
    vodka, wasser, water, wein, whiskey, white wine, wine, zumo`,
  Household: `
    air freshener, aluminum foil, batteries, bin bags, bleach, candles, carta igienica, cat food, cat litter, cleaner, cling film,
    coffee filters, descaler, detergente, detersivo, dish soap, dishwasher tablets, disinfectant, dog food, fabric softener,
    freezer bags, insect spray, kitchen roll, küchenrolle, laundry detergent, lessive, light bulbs, matches, müllbeutel, napkins,
    papel higiénico, paper towels, papier toilette, parchment paper, pet food, plastic wrap, shopping bag, sponges, spülmittel,
    stain remover, tissues, toilet cleaner, toilet paper, toilettenpapier, trash bags, waschmittel, washing powder, washing up liquid,
    water filter, wipes`,
  'Personal Care': `
    antacid, baby wipes, band-aids, body wash, champú, conditioner, condoms, contact lens solution, cotton pads, cough syrup,
    dental floss, dentifrice, dentifricio, deodorant, diapers, face cream, hair spray, hand cream, hand sanitizer, jabón, lip balm,
    lotion, makeup, mouthwash, nappies, pads, painkillers, razors, sapone, savon, seife, shampoo, shaving cream, soap, soap powder,
    sunscreen, tampons, toothbrush, toothpaste, vitamins, windeln, zahnpasta`,
}
