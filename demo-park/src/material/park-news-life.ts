/** See park-news-buildings.ts for the form. */
export const parkNewsLife = `
# Parkshare: 11,000 half days shared in one year
> Parking spots that used to stand empty were used 11,000 times. A thank-you to those who gave theirs up.
A year ago a third of our parking spots stood empty on any given day while people circled in search of one. Since then, 640 people have released a spot at least once, and nobody has asked for more asphalt.
The most generous team works in Beta, the busiest day is Tuesday, and the fullest half is the morning. Electric spots remain scarce: please move the car when it is charged.
--
# Parkshare : 11 000 demi-journées partagées en un an
> Des places de parc autrefois vides ont servi 11 000 fois. Merci à celles et ceux qui ont cédé la leur.
Il y a un an, un tiers de nos places restait vide chaque jour pendant que d'autres tournaient pour en trouver une. Depuis, 640 personnes ont libéré une place au moins une fois, et plus personne n'a demandé d'asphalte.
L'équipe la plus généreuse travaille à Beta, le jour le plus chargé est le mardi, la demi-journée la plus pleine le matin. Les places avec borne de recharge restent rares : merci de déplacer la voiture une fois chargée.
===
# The canteen tries a Wednesday without meat
> Three dishes, no meat, same price. The trial lasts until the holidays.
From next week on, the canteen serves three vegetarian dishes on Wednesdays. The cooks asked for it themselves: they would like to show what they can do. The café in Gamma keeps its ham sandwich.
Opinions are collected on paper at the exit, where people tend to be honest.
--
# La cantine essaie le mercredi sans viande
> Trois plats, sans viande, au même prix. L'essai dure jusqu'aux vacances.
Dès la semaine prochaine, la cantine propose trois plats végétariens le mercredi. Ce sont les cuisiniers qui l'ont demandé : ils aimeraient montrer ce qu'ils savent faire. Le café de Gamma garde son sandwich au jambon.
Les avis se donnent sur papier, à la sortie, là où l'on est d'ordinaire sincère.
===
# Forty new places for bicycles, all under a roof
> The shelter behind Gamma doubles in size, with sockets and a pump.
On a dry morning in May there were 312 bicycles and 190 places. The new shelter has room for forty more, eight of them long enough for cargo bicycles, with sockets for charging and a pump that is screwed to the wall.
Bicycles without a sticker are moved to the cellar after two months and given to a workshop for young people after four.
--
# Quarante nouvelles places pour vélos, toutes couvertes
> L'abri derrière Gamma double de taille, avec prises et pompe.
Un matin sec de mai, on a compté 312 vélos pour 190 places. Le nouvel abri en offre quarante de plus, dont huit assez longues pour des vélos-cargos, avec des prises pour la recharge et une pompe vissée au mur.
Après deux mois, les vélos sans autocollant descendent à la cave ; après quatre, ils vont à un atelier pour jeunes.
===
# Open day: 4,200 visitors and one lost shoe
> Seventy companies opened their doors. The longest queue was for the robots, the loudest applause for the apprentices.
Families from the villages around came by train, by shuttle and, since the weather allowed it, by boat. Seventy companies showed what they do; a third of the visitors stayed for the concert.
The shoe, size 31, with a dinosaur, is at reception. The next open day is in two years, and companies that missed this one are already on the list.
--
# Portes ouvertes : 4 200 visiteurs et une chaussure perdue
> Septante entreprises ont ouvert leurs portes. La plus longue file attendait devant les robots, les plus longs applaudissements allaient aux apprentis.
Des familles des villages voisins sont venues en train, en navette et, puisque le temps le permettait, en bateau. Septante entreprises ont montré ce qu'elles font ; un tiers des visiteurs est resté pour le concert.
La chaussure, taille 31, à dinosaure, attend à l'accueil. Les prochaines portes ouvertes auront lieu dans deux ans, et les entreprises absentes cette fois sont déjà sur la liste.
===
# A shuttle every ten minutes
> From Monday the blue shuttle runs more often between the station and the park.
The timetable now follows the trains, and not the other way round: if you arrive at 7:52, you find a shuttle at 7:56. In the evening the last one leaves at 20:40.
The vehicles are electric, carry two wheelchairs and four bicycles, and stop at all thirteen buildings on request.
--
# Une navette toutes les dix minutes
> Dès lundi, la navette bleue circule plus souvent entre la gare et le parc.
L'horaire suit désormais les trains, et non l'inverse : qui arrive à 7 h 52 trouve une navette à 7 h 56. Le soir, la dernière part à 20 h 40.
Les véhicules sont électriques, prennent deux fauteuils roulants et quatre vélos, et s'arrêtent sur demande devant les treize bâtiments.
===
# What you told us: results of the survey
> 1,140 answers, three wishes at the top, and what we will do about them.
Shade on the square, more meeting rooms for four, and a calmer canteen: these are the three wishes that came up most. Eleven trees will be planted in November; two rooms for ten in Aurore are being divided into five; and acoustic panels made by one of our companies are on order.
All answers, without names, can be read at reception. The wish for a swimming pool was repeated forty-one times and remains a wish.
--
# Ce que vous nous avez dit : résultats de l'enquête
> 1 140 réponses, trois vœux en tête, et ce que nous allons en faire.
De l'ombre sur la place, davantage de salles de réunion à quatre et une cantine plus calme : voilà les trois souhaits les plus fréquents. Onze arbres seront plantés en novembre ; deux salles à dix d'Aurore sont divisées en cinq ; et des panneaux acoustiques d'une de nos entreprises sont commandés.
Toutes les réponses, sans les noms, se lisent à l'accueil. Le vœu d'une piscine est revenu quarante et une fois et reste un vœu.
===
# Wanted: mentors, for one hour a week
> The mentoring network has more founders than mentors. You need experience and the ability to listen.
Forty retired engineers and managers share what they know with young companies, off the record and free of charge. Twenty-three teams are waiting. The network is looking for people from purchasing, clinical studies and manufacturing in particular.
An information lunch takes place in the canteen; soup is on the house.
--
# Mentors recherchés, une heure par semaine
> Le réseau de mentorat compte plus de jeunes entreprises que de mentors. Il faut de l'expérience et savoir écouter.
Quarante ingénieurs et cadres retraités partagent ce qu'ils savent avec de jeunes entreprises, en toute discrétion et gratuitement. Vingt-trois équipes attendent. On manque surtout de spécialistes des achats, des études cliniques et de la fabrication.
Un repas d'information a lieu à la cantine ; la soupe est offerte.
===
# Twelve apprentices start in August
> Nine professions, eleven companies, one shared workshop: the training network keeps growing.
Polymechanics, laboratory technicians, computer scientists, a cook and, for the first time, an instrument optician: twelve young people are starting their training. Small companies share apprentices, so that each of them sees three workplaces in four years.
Applications for next year open in September. Trial days can be arranged at any time.
--
# Douze apprentis commencent en août
> Neuf métiers, onze entreprises, un atelier commun : le réseau de formation grandit.
Polymécaniciennes, laborantins, informaticiens, une cuisinière et, pour la première fois, un opticien d'instruments : douze jeunes commencent leur formation. Les petites entreprises se partagent les apprentis, si bien que chacun découvre trois lieux de travail en quatre ans.
Les candidatures pour l'an prochain ouvrent en septembre. Des journées d'essai s'organisent en tout temps.
===
# Borrow a drill: the library of things is open
> Tools, a projector, camping stoves and a sewing machine, on loan at reception.
Why should thirteen buildings own thirteen laminators? Fifty-eight objects can now be borrowed for up to a week, free of charge. The rules fit on a postcard: bring it back clean, and say so if it broke.
--
# Empruntez une perceuse : l'objetothèque est ouverte
> Outils, projecteur, réchauds et machine à coudre, en prêt à l'accueil.
Pourquoi treize bâtiments auraient-ils treize plastifieuses ? Cinquante-huit objets s'empruntent désormais jusqu'à une semaine, gratuitement. Le règlement tient sur une carte postale : rendre propre, signaler ce qui est cassé.
===
# Honey from the roof of Lambda
> The bees had a good year: 84 jars, sold at reception until they are gone.
Lime, bramble, and a third of something sweet that nobody could name: that is what a laboratory found when it analysed the honey for fun. The proceeds go to the school garden of the neighbouring village.
--
# Du miel sur le toit de Lambda
> Les abeilles ont eu une bonne année : 84 bocaux, en vente à l'accueil jusqu'à épuisement.
Du tilleul, de la ronce et, pour un tiers, quelque chose de sucré que personne n'a su nommer : voilà ce qu'a trouvé le laboratoire qui a analysé le miel pour le plaisir. La recette va au jardin de l'école du village voisin.
===
# Summer closing times at a glance
> Canteen, nursery, workshop and reception: who is open when in July and August.
The canteen serves one menu instead of three between mid-July and mid-August. The workshop closes for two weeks to let the machines be serviced, the nursery for one. Reception is there as always, the café in Gamma from eight to three.
Construction and cleaning use the quiet weeks; if you work on the second floor of Beta, expect to see painters.
--
# Les horaires d'été en un coup d'œil
> Cantine, crèche, atelier et accueil : qui ouvre quand en juillet et en août.
La cantine propose un menu au lieu de trois de mi-juillet à mi-août. L'atelier ferme deux semaines pour l'entretien des machines, la crèche une semaine. L'accueil est présent comme toujours, le café de Gamma de huit à quinze heures.
Travaux et nettoyages profitent du calme ; au deuxième étage de Beta, attendez-vous à croiser des peintres.
===
# First aid: 96 people trained, two lives saved
> Defibrillators were used twice this year. Both times, somebody knew what to do.
Ninety-six people from fifty-one companies completed the course this year. Twice a defibrillator was taken from the wall, twice a person was revived before the ambulance came; two further emergencies ended well without one.
Courses continue every month, in French and in English. They take a morning, and the next is almost full.
--
# Premiers secours : 96 personnes formées, deux vies sauvées
> Les défibrillateurs ont servi deux fois cette année. Les deux fois, quelqu'un savait quoi faire.
Nonante-six personnes de cinquante et une entreprises ont suivi le cours cette année. Deux fois, un défibrillateur a été décroché ; deux fois, une personne a été ranimée avant l'arrivée de l'ambulance. Deux autres urgences se sont bien terminées sans appareil.
Les cours continuent chaque mois, en français et en anglais. Ils durent une matinée, et le prochain est presque complet.
===
# Innovation vouchers: next round until the end of the month
> Up to CHF 15,000 for a joint project of two companies that have never worked together.
The idea is simple: two companies of the park, one question, three months. Fourteen projects have been supported so far; five led to a product, three to a friendship, and one to a merger.
The application is two pages long. The jury answers within two weeks and gives reasons.
--
# Bons d'innovation : prochain délai à la fin du mois
> Jusqu'à 15 000 francs pour un projet commun de deux entreprises qui n'ont jamais collaboré.
L'idée est simple : deux entreprises du parc, une question, trois mois. Quatorze projets ont été soutenus à ce jour ; cinq ont débouché sur un produit, trois sur une amitié et un sur une fusion.
Le dossier tient en deux pages. Le jury répond sous deux semaines et motive sa décision.
===
# Lost and found: an inventory
> Eleven umbrellas, four chargers, a violin. Please have a look.
The shelf behind reception holds eleven umbrellas, four laptop chargers, one glove of each size and, since February, a violin in good condition. Objects are kept for six months.
The violin has been tuned by a colleague, who would not mind if nobody came.
--
# Objets trouvés : l'inventaire
> Onze parapluies, quatre chargeurs, un violon. Venez voir.
L'étagère derrière l'accueil compte onze parapluies, quatre chargeurs d'ordinateur, un gant de chaque taille et, depuis février, un violon en bon état. Les objets sont gardés six mois.
Un collègue a accordé le violon ; si personne ne le réclame, il ne s'en plaindra pas.
===
# A new rule for drones over the park
> Flights need a time slot and a name. The hall stays free for everybody.
Since several companies test aircraft of their own, flights over the park need a slot from now on. Slots are booked in the portal like a room, cost nothing and are visible to all. The nursery, the roof terraces and the nesting season on the shore are excluded.
Indoors nothing changes: anybody with a badge can use the netted hall in Rho.
--
# Une nouvelle règle pour les drones au-dessus du parc
> Les vols demandent un créneau et un nom. La halle reste libre pour tous.
Plusieurs entreprises testant leurs propres appareils, les vols au-dessus du parc demandent désormais un créneau. Il se réserve dans le portail comme une salle, ne coûte rien et est visible de tous. La crèche, les terrasses et la saison de nidification sur la rive sont exclues.
À l'intérieur, rien ne change : la halle à filets de Rho s'utilise avec un badge.
===
# Choir, chess, climbing: the clubs of the park
> Nineteen groups meet after work. Newcomers are welcome everywhere, beginners in most.
The choir sings on Mondays, the climbers leave on Wednesdays at six, the chess players claim never to leave. New this season: a conversation table in Italian and a repair evening in the workshop.
The list hangs in the canteen; to start a twentieth group, send reception a message and three names.
--
# Chœur, échecs, escalade : les clubs du parc
> Dix-neuf groupes se retrouvent après le travail. Les nouveaux sont bienvenus partout, les débutants presque partout.
Le chœur chante le lundi, les grimpeurs partent le mercredi à dix-huit heures, les joueurs d'échecs assurent ne jamais partir. Nouveautés de la saison : une table de conversation en italien et une soirée réparation à l'atelier.
La liste est affichée à la cantine ; pour fonder un vingtième groupe, il suffit d'un message à l'accueil et de trois noms.
===
# Annual report: 190 companies, 2,600 people, no record
> Growth slowed, and that is fine. The year in figures and in three stories.
The park grew by nine companies and lost six, two of them because they had become too large. Occupancy stands at 94 per cent. For the first time in eight years no record was broken, and the report says so on its first page.
Three stories tell what figures cannot: of a closure that was handled well, of a patent given away, and of the caretaker who knows every key.
--
# Rapport annuel : 190 entreprises, 2 600 personnes, aucun record
> La croissance ralentit, et c'est bien ainsi. L'année en chiffres et en trois récits.
Le parc a gagné neuf entreprises et en a perdu six, dont deux devenues trop grandes. Le taux d'occupation est de 94 pour cent. Pour la première fois en huit ans, aucun record n'est tombé, et le rapport le dit en première page.
Trois récits racontent ce que les chiffres ne disent pas : une fermeture bien menée, un brevet offert et le concierge qui connaît chaque clé.
===
# Compost from the canteen goes back to the field
> Eleven tonnes a year close the circle with the farm that grows our vegetables.
Peelings, coffee grounds and returnable bowls that have had their day: what leaves the kitchen goes to the farm in Bussy-le-Bois, comes back as earth and, a year later, as carrots. Plastic bags are the only enemy. There were six in the last load.
--
# Le compost de la cantine retourne au champ
> Onze tonnes par an bouclent la boucle avec la ferme qui cultive nos légumes.
Épluchures, marc de café et bols compostables : ce qui sort de la cuisine part à la ferme de Bussy-le-Bois, devient de la terre et, un an plus tard, des carottes. Le seul ennemi est le sac en plastique. Le dernier chargement en contenait six.
`;
