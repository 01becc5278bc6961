import { sector } from '../sector';

export const foodtech = sector({
  id: 'foodtech',
  label: { en: 'food and agriculture', fr: 'alimentation et agriculture' },
  tags: ['nutrition', 'agritech', 'fermentation'],
  companies: `
    Légumea | chickpea-based cheeses | cheeses | melt on a raclette grill like ordinary cheese | fromages à base de pois chiches | fromages | fondent sur un four à raclette comme un fromage ordinaire | catering kitchens
    Fermentivo | fermented sauces from brewery grains | sauces | make use of a by-product that breweries used to throw away | sauces fermentées à base de drêches | sauces | valorisent un sous-produit que les brasseries jetaient | catering kitchens
    Agrolume | lamps for vertical farms | lamps | adjust their spectrum to each crop | lampes pour fermes verticales | lampes | adaptent leur spectre à chaque culture | vertical farms
    Cacaovie | cocoa blocks made from the whole fruit | cocoa blocks | sweeten chocolate without added sugar | blocs de cacao issus du fruit entier | blocs de cacao | sucrent le chocolat sans sucre ajouté | chocolate makers
    Pastorale Data | collars for cows on alpine pastures | collars | show where the herd is, even in fog | colliers pour vaches d'alpage | colliers | indiquent où se trouve le troupeau, même par brouillard | organic farms
    Nutrilac | infant formulas from oat and barley | formulas | suit children who cannot drink milk | préparations pour nourrissons à l'avoine et à l'orge | préparations | conviennent aux enfants qui ne supportent pas le lait | maternity clinics
    Insectara | protein flours from insects | flours | replace fishmeal in trout farming | farines protéinées d'insectes | farines | remplacent la farine de poisson dans l'élevage de truites | fish farms
    Croûtelle | packaging films made of bran | films | can be composted with kitchen waste | films d'emballage à base de son | films | se compostent avec les déchets de cuisine | village bakeries
    Vinosens | sensors for wine cellars | sensors | monitor fermentation without opening the barrel | capteurs pour caves à vin | capteurs | surveillent la fermentation sans ouvrir le fût | wine growers
    Racinea | seed coatings | coatings | help wheat to germinate in dry soil | enrobages de semences | enrobages | aident le blé à germer dans un sol sec | organic farms
    Menuelle | planning tools for canteens | tools | reduce food waste by a third | outils de planification pour cantines | outils | réduisent d'un tiers le gaspillage alimentaire | school canteens
    Apiora | hives with built-in scales | hives | warn the beekeeper before a colony swarms | ruches à balance intégrée | ruches | avertissent l'apiculteur avant un essaimage | organic farms
    Froidure | coolers without a compressor | coolers | keep fish fresh on a market stall for a day | glacières sans compresseur | glacières | gardent le poisson frais un jour entier sur un étal | market traders
  `,
  customers: `
    village bakeries | boulangeries de village
    school canteens | cantines scolaires
    cheese makers | fromagers
    organic farms | exploitations biologiques
    catering kitchens | cuisines de collectivités
    vertical farms | fermes verticales
    chocolate makers | chocolatiers
    maternity clinics | maternités
    fish farms | piscicultures
    wine growers | vignerons
    market traders | commerçants de marché
  `,
  results: `
    In a comparison by a school of agricultural and food sciences, the {short} came second of five products. | Dans la comparaison d'une haute école agronomique et alimentaire, les {short} arrivent au deuxième rang sur cinq.
    The largest customer had ordered for one season and has now signed a contract for three years. | Le plus gros client avait commandé pour une saison ; il vient de signer pour trois ans.
    Three customers took part in a one-year trial, and all three have placed an order. | Trois clients ont participé à un essai d'un an ; tous ont passé commande.
    An independent institute has confirmed the figures that the company publishes. | Un institut indépendant a confirmé les chiffres publiés par l'entreprise.
    In the first year, demand was twice what the team had planned; orders are now delivered within two weeks. | La première année, la demande a été le double de ce que l'équipe avait prévu ; les commandes sont maintenant livrées en deux semaines.
    The {short} are now sold in eleven cantons. | Les {short} se vendent désormais dans onze cantons.
    Of 140 customers asked in a survey, 126 would recommend the {short}. | Sur 140 clients interrogés, 126 recommanderaient les {short}.
  `,
  topics: `
    Tasting: proteins of tomorrow | Dégustation : nouvelles protéines | Eight products, a jury and a blind tasting. | Huit produits, un jury et une dégustation à l'aveugle.
    Shelf life without preservatives | Conserver sans conservateurs | Acidity, salt, pressure and temperature, explained by a microbiologist. | Acidité, sel, pression et température, expliqués par une microbiologiste.
    What farmers want from technology | Ce que les agriculteurs attendent de la technique | Four farmers describe their needs and answer engineers' questions. | Quatre agriculteurs exposent leurs besoins et répondent aux questions des ingénieurs.
    From kitchen to factory | De la cuisine à l'usine | How to scale a recipe from ten portions to two thousand. | Comment passer de dix à deux mille portions d'une même recette.
    Packaging: compost, return or avoid | Emballages : composter, consigner ou s'en passer | Three tests with customers, and what they cost. | Trois essais menés avec des clients, et leurs coûts.
    Labels and claims | Étiquettes et allégations | What may be printed on packaging in Switzerland and in the European Union. | Ce qui peut figurer sur un emballage en Suisse et dans l'Union européenne.
    Pitch to the buyers | Pitch devant les acheteurs | Seven minutes each, in front of three retailers and a canteen chef. | Sept minutes par projet, devant trois distributeurs et un chef de cantine.
    Soil under the microscope | Le sol sous le microscope | A visit to the trial field, followed by an hour of soil analysis. | Visite du champ d'essai, puis une heure d'analyse du sol.
  `,
  jobs: `
    lab | Food scientist, fermentation | Ingénieur·e en alimentation, fermentation
    lab | Sensory analysis technician | Technicien·ne en analyse sensorielle
    operations | Production manager, pilot plant | Responsable de production, installation pilote
    quality | Food safety officer | Responsable sécurité alimentaire
    field | Agronomist, field trials | Agronome, essais en champ
    commercial | Key account manager, catering | Responsable grands comptes, restauration
    communication | Brand and social media manager | Responsable de marque et réseaux sociaux
    lab | Intern, product development | Stagiaire en développement de produits
  `,
});
