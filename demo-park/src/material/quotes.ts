import { pairs } from './sector';

/** Said by somebody of the company; fits any sector. */
export const quotes = pairs(`
  We wanted to build something that our parents understand and our competitors do not. | Nous voulions construire quelque chose que nos parents comprennent, et que nos concurrents ne comprennent pas.
  The technology was the easy part. Getting twelve people to agree on a date was not. | La technique était la partie facile. Mettre douze personnes d'accord sur une date, non.
  Our best engineer is the one who asks whether we need it at all. | Notre meilleure ingénieure est celle qui demande si on en a vraiment besoin.
  I slept badly for a week, and very well ever since. | J'ai mal dormi pendant une semaine et très bien depuis.
  We could have grown faster. We would have made the same mistakes, only more often. | Nous aurions pu grandir plus vite. Nous aurions fait les mêmes erreurs, mais plus souvent.
  Customers do not buy a technology, they buy a quiet Monday. | Les clients n'achètent pas une technologie, ils achètent un lundi tranquille.
  Somebody in the next office had solved our problem two years ago. We only had to knock. | Quelqu'un au bureau d'à côté avait résolu notre problème il y a deux ans. Il suffisait de frapper.
  If it takes a manual, it is not finished. | S'il faut un mode d'emploi, ce n'est pas terminé.
  We measured everything, and then we listened, which was more useful. | Nous avons tout mesuré, puis nous avons écouté, et c'était plus utile.
  The hardest decision was to leave a feature out. | La décision la plus difficile a été de renoncer à une fonction.
  I am proudest of the people who taught themselves a new trade on the way. | Ce dont je suis le plus fier, ce sont les collègues qui ont appris un nouveau métier en chemin.
  We do not promise miracles. We promise an answer within a day. | Nous ne promettons pas de miracles. Nous promettons une réponse dans la journée.
  The lake helps. After a bad test you go for a swim. | Le lac aide. Après un mauvais essai, on va nager.
  A prototype convinces investors, a spare part convinces customers. | Un prototype convainc les investisseurs, une pièce de rechange convainc les clients.
  What counts is not the first one that works but the hundredth. | Ce qui compte, ce n'est pas le premier qui marche, mais le centième.
  We have learned to say no, politely and early. | Nous avons appris à dire non, poliment et tôt.
  There is nothing glamorous about it, and that is why it works. | Cela n'a rien de prestigieux, et c'est pour cela que ça marche.
  Our competitors are larger. They are also slower to pick up the phone. | Nos concurrents sont plus grands. Ils décrochent aussi moins vite.
  We wrote the price on the first page, and suddenly meetings became shorter. | Nous avons écrit le prix en première page, et les séances sont devenues plus courtes.
  When the apprentice understood the drawing, we knew that it was good. | Quand l'apprentie a compris le plan, nous avons su qu'il était bon.
  Half of our ideas came from people who use the thing at night. | La moitié de nos idées vient de gens qui s'en servent la nuit.
  Two years ago this was a sketch; now somebody depends on it. That changes how you work. | Il y a deux ans, c'était un croquis ; aujourd'hui quelqu'un en dépend. Cela change la façon de travailler.
  We still repair the first one we sold. | Nous réparons encore le premier que nous avons vendu.
  Being small is an advantage as long as you know it. | Être petit est un avantage tant qu'on le sait.
`);

export const speakers = pairs(`
  co-founder | cofondation
  head of development | direction du développement
  head of production | direction de la production
  product lead | responsabilité produit
  managing director | direction générale
  head of quality | direction de la qualité
  customer support | service clients
`);
