/**
 * News of the park itself, each written for itself. A line starts with `#` (title), `>` (summary) or nothing
 * (paragraph); the English version stands first, then `--`, then the French one. Articles are separated by `===`.
 */
export const parkNewsBuildings = `
# The lake now cools six buildings
> The loop under the main path went into service on Monday. Six buildings no longer need compressors.
Water from a depth of forty metres now runs under the main path and cools Aurore, Beta, Gamma, Delta, Epsilon and the canteen. It returns three degrees warmer, and three independent probes make sure that the lake does not notice.
The old compressors on the roofs fall silent this summer. If you work on the top floor of Gamma, you will hear the difference before you feel it.
Two buildings follow next year. The pump room can be visited on request; bring a jacket.
--
# Le lac rafraîchit désormais six bâtiments
> La boucle posée sous l'allée principale est en service depuis lundi. Six bâtiments se passent de compresseurs.
De l'eau puisée à quarante mètres de profondeur circule maintenant sous l'allée principale et rafraîchit Aurore, Beta, Gamma, Delta, Epsilon et la cantine. Elle repart avec trois degrés de plus, et trois sondes indépendantes veillent à ce que le lac ne s'en aperçoive pas.
Les anciens compresseurs se taisent cet été sur les toits. Au dernier étage de Gamma, on entendra la différence avant de la sentir.
Deux bâtiments suivront l'an prochain. Le local des pompes se visite sur demande ; prenez une veste.
===
# Kappa gets a workshop floor that can carry four tonnes
> The ground floor of Kappa was reinforced during the holidays. Heavy machines may move in from next month.
Forty-two steel piles, eleven days of drilling and one very patient neighbour: the ground floor of Kappa now carries four tonnes per square metre. Until now, machine builders had to turn down orders because the slab would not hold a test bench.
The first two tenants have signed. One half of the hall remains free and can be visited on Thursdays.
--
# Kappa reçoit une dalle d'atelier de quatre tonnes
> Le rez-de-chaussée de Kappa a été renforcé pendant les vacances. Les machines lourdes peuvent s'installer dès le mois prochain.
Quarante-deux pieux d'acier, onze jours de forage et un voisin très patient : le rez-de-chaussée de Kappa supporte maintenant quatre tonnes au mètre carré. Jusqu'ici, des constructeurs de machines devaient refuser des commandes faute d'une dalle assez solide pour leur banc d'essai.
Les deux premiers locataires ont signé. La moitié de la halle reste libre et se visite le jeudi.
===
# Solar roofs cover a third of our electricity
> With the panels on Theta and Iota, the park produces 3.1 gigawatt-hours a year.
The last panel was screwed on at noon on Friday. Together with the older roofs, the park now produces as much electricity as eight hundred households use, and a third of what its own companies need.
What is left over at weekends charges the battery cabinets behind Delta. A screen in the lobby of Aurore shows the figures, and the interface is open to anyone who would like to build something with them.
--
# Les toits solaires couvrent un tiers de notre électricité
> Avec les panneaux de Theta et d'Iota, le parc produit 3,1 gigawattheures par an.
Le dernier panneau a été vissé vendredi à midi. Avec les toits plus anciens, le parc produit désormais autant d'électricité qu'en consomment huit cents ménages, soit un tiers des besoins de ses entreprises.
Le surplus du week-end charge les armoires de batteries derrière Delta. Un écran dans le hall d'Aurore affiche les chiffres, et l'interface est ouverte à qui voudrait en faire quelque chose.
===
# Quiet rooms on every floor of Zeta
> Small rooms for one person, without booking and without a screen.
Phone booths are for talking; these rooms are for not talking. Each has a chair, a lamp, a socket and a door that closes. They cannot be booked, and thirty minutes is the unwritten limit.
The idea came from the tenants' survey in spring, where "a place to think" was named more often than a swimming pool.
--
# Des chambres de silence à chaque étage de Zeta
> De petites pièces pour une personne, sans réservation et sans écran.
Les cabines sont faites pour parler ; ces pièces-ci, pour se taire. Chacune a une chaise, une lampe, une prise et une porte qui ferme. On ne les réserve pas, et trente minutes en sont la limite tacite.
L'idée vient de l'enquête auprès des locataires, au printemps : « un endroit pour réfléchir » y a été cité plus souvent qu'une piscine.
===
# Lift in Epsilon out of service for three weeks
> The lift will be replaced. A goods lift remains available for deliveries and for those who need it.
After thirty-one years and an estimated four million trips, the lift in Epsilon is being replaced. The work takes three weeks. The goods lift at the rear stays in service; people who cannot take the stairs receive a badge at reception.
Deliveries over twenty kilograms should be announced the day before, so that somebody can help.
--
# L'ascenseur d'Epsilon hors service trois semaines
> L'ascenseur est remplacé. Un monte-charge reste à disposition pour les livraisons et pour les personnes qui en ont besoin.
Après trente et un ans et quelque quatre millions de trajets, l'ascenseur d'Epsilon est remplacé. Les travaux durent trois semaines. Le monte-charge arrière reste en service ; les personnes qui ne peuvent pas prendre l'escalier reçoivent un badge à l'accueil.
Merci d'annoncer la veille les livraisons de plus de vingt kilos, pour que quelqu'un puisse aider.
===
# A second level-2 laboratory opens in Lambda
> Twelve benches, one autoclave, and a waiting list that has just become shorter.
For eighteen months the shared laboratory in Beta had more requests than benches. The new one in Lambda has twelve, with its own changing room, a cold room and a window through which visitors may look without getting dressed.
Half of the benches were taken before the opening. Applications go through Laboratoires Communs; a safety course is part of the first week.
--
# Un deuxième laboratoire de niveau 2 ouvre à Lambda
> Douze paillasses, un autoclave et une liste d'attente qui vient de raccourcir.
Pendant dix-huit mois, le laboratoire partagé de Beta a reçu plus de demandes qu'il n'a de paillasses. Le nouveau, à Lambda, en compte douze, avec son vestiaire, une chambre froide et une fenêtre par laquelle on peut regarder sans s'habiller.
La moitié des places était prise avant l'ouverture. Les demandes passent par Laboratoires Communs ; un cours de sécurité fait partie de la première semaine.
===
# Bird-safe glass for the footbridge
> Small dots, two centimetres apart: since they were added, no bird has hit the bridge.
The glass footbridge between Gamma and Delta was handsome and deadly. After students counted fourteen collisions in one autumn, the panes were printed with a pattern that people stop seeing after a day and birds never do.
The count continues. So far it stands at zero.
--
# Un verre sans danger pour les oiseaux sur la passerelle
> De petits points tous les deux centimètres : depuis leur pose, plus aucun choc.
La passerelle vitrée entre Gamma et Delta était belle et meurtrière. Après que des étudiants ont compté quatorze collisions en un automne, les vitres ont été imprimées d'un motif que les gens cessent de voir au bout d'un jour, et les oiseaux jamais.
Le comptage continue. Il en est à zéro.
===
# Fire drill: four minutes and ten seconds
> Thanks to everybody who left a hot coffee behind. What went well, and what did not.
The thirteen buildings were empty after four minutes and ten seconds, fifty seconds faster than last year. Three fire doors were held open with wedges; the wedges now decorate the desk of the safety officer.
Two teams waited at the wrong meeting point, because the new map was still in a drawer. It has since been hung up. Floor wardens are wanted in Zeta and Iota: the course takes half a day.
--
# Exercice d'évacuation : quatre minutes et dix secondes
> Merci à toutes celles et tous ceux qui ont abandonné un café chaud. Ce qui a bien marché, et le reste.
Les treize bâtiments étaient vides en quatre minutes et dix secondes, cinquante secondes de moins que l'an dernier. Trois portes coupe-feu étaient bloquées par des cales ; celles-ci ornent désormais le bureau du responsable de la sécurité.
Deux équipes attendaient au mauvais point de rassemblement, le nouveau plan étant encore dans un tiroir. Il est maintenant affiché. On cherche des responsables d'étage à Zeta et à Iota : la formation dure une demi-journée.
===
# New reception, same faces
> Reception moved ten metres, got a lower counter, and now takes parcels until 19:00.
The new counter is low enough for a wheelchair and for children who collect a parent. Parcels that used to block the corridor have their own room with lockers; a code arrives by mail as soon as something is there.
Opening hours stay the same, except that parcels can be collected until seven in the evening.
--
# Nouvel accueil, mêmes visages
> L'accueil s'est déplacé de dix mètres, son comptoir est plus bas, et les paquets s'y retirent jusqu'à 19 h.
Le nouveau comptoir est assez bas pour un fauteuil roulant et pour les enfants qui viennent chercher un parent. Les paquets qui encombraient le couloir ont leur local avec casiers ; un code arrive par courriel dès que quelque chose attend.
Les horaires ne changent pas, sauf pour les paquets, qu'on peut retirer jusqu'à dix-neuf heures.
===
# Sigma will be built in wood
> The fourteenth building has its permit. Works start in spring and last twenty months.
Six storeys of spruce from the Jura, 4,800 square metres, laboratories below and offices above: after two years of planning and four objections, all settled in conversation, the building permit for Sigma has arrived.
During the works, the path along the stream is moved by thirty metres. Noisy work is limited to the hours between eight and noon and from one to five. A web camera will be installed, facing the crane and nobody's desk.
--
# Sigma sera construit en bois
> Le quatorzième bâtiment a son permis. Le chantier commence au printemps et durera vingt mois.
Six étages d'épicéa du Jura, 4 800 mètres carrés, des laboratoires en bas et des bureaux en haut : après deux ans de planification et quatre oppositions, toutes levées par la discussion, le permis de construire de Sigma est arrivé.
Pendant les travaux, le sentier du ruisseau est déplacé de trente mètres. Les travaux bruyants se limitent aux heures de huit à douze et de treize à dix-sept. Une caméra sera installée, tournée vers la grue et vers le bureau de personne.
===
# Wi-Fi: one name in all buildings
> The old network names disappear at the end of the month. Your laptop needs one minute.
Thirteen buildings, thirteen names: whoever walked to a meeting lost the connection twice. From now on there is a single network, and it follows you from Aurore to Omicron.
Visitors receive a code for the day from their host, through the portal. Machines and measuring devices get a network of their own; the form asks for no more than it needs.
--
# Wi-Fi : un seul nom dans tous les bâtiments
> Les anciens noms de réseau disparaissent à la fin du mois. Votre ordinateur demande une minute.
Treize bâtiments, treize noms : en allant à une séance, on perdait la connexion deux fois. Il n'y a désormais qu'un réseau, et il vous suit d'Aurore à Omicron.
Les visiteurs reçoivent de leur hôte un code pour la journée, par le portail. Les machines et appareils de mesure ont leur propre réseau ; le formulaire ne demande que le nécessaire.
===
# The repaired staircase of Delta is open again
> Shorter ways between the workshop and the canteen, and a handrail on both sides.
For seven weeks everyone from Delta walked around the building to get lunch. The outside staircase is open again: new steps, a rail on both sides, and lighting that comes on with the first footstep.
--
# L'escalier rénové de Delta a rouvert
> Moins de chemin entre l'atelier et la cantine, et une main courante des deux côtés.
Pendant sept semaines, les équipes de Delta ont contourné le bâtiment pour aller manger. L'escalier extérieur est rouvert : marches neuves, main courante des deux côtés et éclairage qui s'allume au premier pas.
===
# Heating goes down one degree, and stays there
> The winter trial had no complaints worth mentioning. It becomes the rule.
Last winter the offices of five buildings were heated to 20 degrees instead of 21. Nobody was told in which weeks. Complaints came evenly from warm and cold weeks; the saving of six per cent came from the cold ones only.
Laboratories and the nursery are not concerned. Whoever sits next to a draught should call the building team rather than buy a heater.
--
# Le chauffage baisse d'un degré et y reste
> L'essai de l'hiver n'a suscité aucune plainte sérieuse. Il devient la règle.
L'hiver dernier, les bureaux de cinq bâtiments ont été chauffés à 20 degrés au lieu de 21. Personne ne savait quelles semaines. Les plaintes se sont réparties également entre semaines chaudes et froides ; l'économie de six pour cent, elle, vient des seules semaines froides.
Les laboratoires et la crèche ne sont pas concernés. En cas de courant d'air, appelez l'équipe des bâtiments plutôt que d'acheter un radiateur.
===
# Greywater flushes the toilets in Omicron
> Rain and hand-washing water replace 900 cubic metres of drinking water a year.
Nobody notices, and that is the point. A tank in the basement of Omicron collects rain and the water from wash basins, filters it through sand and plants, and feeds the toilets.
The plant was built by three companies from the park, who would be glad to build another.
--
# L'eau grise alimente les toilettes d'Omicron
> La pluie et l'eau des lavabos remplacent 900 mètres cubes d'eau potable par an.
Personne ne le remarque, et c'est le but. Une cuve au sous-sol d'Omicron recueille la pluie et l'eau des lavabos, la filtre à travers du sable et des plantes et alimente les toilettes.
L'installation est l'œuvre de trois entreprises du parc, qui en construiraient volontiers une autre.
`;
