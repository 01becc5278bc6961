import { sector } from '../sector';

export const biotech = sector({
  id: 'biotech',
  label: { en: 'biotechnology', fr: 'biotechnologie' },
  tags: ['diagnostics', 'therapeutics', 'bioprocess'],
  companies: `
    Velorine Bio | antibody panels | panels | distinguish bacterial from viral pneumonia within an hour | panels d'anticorps | panels | distinguent en moins d'une heure une pneumonie bactérienne d'une pneumonie virale | university hospitals
    Cytaluma | living-cell imaging plates | plates | show how a tumour reacts to a drug before treatment begins | plaques d'imagerie de cellules vivantes | plaques | montrent comment une tumeur réagit à un médicament avant le début du traitement | university hospitals
    Peptomira | peptide libraries | libraries | shorten the search for new painkillers from years to months | bibliothèques de peptides | bibliothèques | ramènent de plusieurs années à quelques mois la recherche de nouveaux antidouleurs | mid-sized pharmaceutical companies
    Ostrevia | enzymes for gene therapy production | enzymes | double the yield of viral vectors without new equipment | enzymes pour la production de thérapies géniques | enzymes | doublent le rendement des vecteurs viraux sans nouvel équipement | vaccine manufacturers
    Mycelor | fungal strains | strains | turn sawmill residues into pharmaceutical precursors | souches fongiques | souches | transforment les résidus de scierie en précurseurs pharmaceutiques | mid-sized pharmaceutical companies
    Lymphora Therapeutics | cell therapies for autoimmune skin disease | therapies | reduce the immune reaction that causes inflammation | thérapies cellulaires pour les maladies auto-immunes de la peau | thérapies | atténuent la réaction immunitaire à l'origine de l'inflammation | university hospitals
    Genovale | sequencing kits for newborn screening | kits | find forty treatable diseases in a single drop of blood | kits de séquençage pour le dépistage néonatal | kits | repèrent quarante maladies traitables dans une seule goutte de sang | university hospitals
    Bactiris | bacteriophage cocktails | cocktails | treat infections that no longer respond to antibiotics | cocktails de bactériophages | cocktails | traitent les infections devenues résistantes aux antibiotiques | university hospitals
    Tissarelle | bioprinted skin models | models | replace animal tests in cosmetics laboratories | modèles de peau bio-imprimés | modèles | remplacent les essais sur animaux dans les laboratoires cosmétiques | contract research laboratories
    Neurovane | organ-on-chip cartridges | cartridges | reproduce the blood-brain barrier on a glass slide | cartouches d'organes sur puce | cartouches | reproduisent la barrière hémato-encéphalique sur une lame de verre | contract research laboratories
    Algenor Life | algae cultures | cultures | produce omega-3 fatty acids without fish | cultures d'algues | cultures | produisent des oméga-3 sans recourir au poisson | makers of food supplements
    Vaxillon | needle-free vaccine patches | patches | can be transported without a cold chain | patchs vaccinaux sans aiguille | patchs | se transportent sans chaîne du froid | vaccine manufacturers
    Enzolith | biosensors for fermenters | biosensors | read sugar and oxygen every ten seconds | biocapteurs pour fermenteurs | biocapteurs | mesurent le sucre et l'oxygène toutes les dix secondes | mid-sized pharmaceutical companies
  `,
  customers: `
    university hospitals | hôpitaux universitaires
    contract research laboratories | laboratoires de recherche sous contrat
    vaccine manufacturers | fabricants de vaccins
    regional blood centres | centres régionaux de transfusion
    mid-sized pharmaceutical companies | entreprises pharmaceutiques de taille moyenne
    makers of food supplements | fabricants de compléments alimentaires
  `,
  results: `
    Three independent laboratories have repeated the measurements and obtained the same values. | Trois laboratoires indépendants ont répété les mesures et obtenu les mêmes valeurs.
    From one batch to the next, the {short} differ by less than two per cent. | D'un lot à l'autre, les {short} présentent des écarts inférieurs à deux pour cent.
    The shelf life of the {short} has doubled since the first batches. | La durée de conservation des {short} a doublé depuis les premiers lots.
    The largest customer's audit found two minor deviations, which were corrected within a month. | L'audit du plus gros client a relevé deux écarts mineurs, corrigés dans le mois.
    The data of the pilot project have been published in a peer-reviewed journal. | Les données du projet pilote ont paru dans une revue à comité de lecture.
    Production of the {short} moved from the shared laboratory to a clean room of 140 square metres. | La production des {short} est passée du laboratoire partagé à une salle blanche de 140 mètres carrés.
    Production costs have fallen by 40 per cent since the first batch. | Les coûts de production ont baissé de 40 % depuis le premier lot.
  `,
  topics: `
    Mistakes in cell culture | Les erreurs en culture cellulaire | Contamination, drifting incubators, unlabelled flasks: four laboratory heads explain what they have changed. | Contaminations, incubateurs déréglés, flacons sans étiquette : quatre responsables de laboratoire expliquent ce qui a changé.
    From bench to first patient | De la paillasse au premier patient | The steps between a promising result and a clinical trial, with realistic dates and costs. | Les étapes entre un résultat prometteur et un essai clinique, avec des délais et des coûts réalistes.
    Phages in the clinic | Les phages à l'hôpital | Why an idea from 1917 is being used again, and which legal questions are open. | Pourquoi une idée de 1917 est de nouveau utilisée, et quelles questions juridiques restent ouvertes.
    Reading a failed assay | Analyser un essai raté | Bring a plate that did not work: participants look for the causes together. | Apportez une plaque qui n'a pas fonctionné : les participants cherchent ensemble les causes.
    Biosafety refresher, level 2 | Rappel de biosécurité, niveau 2 | The yearly refresher for everyone who works in the shared laboratories, with the spill exercise. | Le rappel annuel pour toutes les personnes qui travaillent dans les laboratoires partagés, avec l'exercice de déversement.
    Fermentation at pilot scale | La fermentation à l'échelle pilote | What changes between two litres and two hundred, shown on a running vessel. | Ce qui change entre deux litres et deux cents, démonstration sur une cuve en marche.
    Talking to patient associations | Travailler avec les associations de patients | How to ask questions, involve patients and report back. | Comment poser ses questions, associer les patients et rendre compte.
    Shipping samples in summer | Expédier des échantillons en été | The cold chain across Europe in a heatwave: packaging, loggers, couriers and insurance. | La chaîne du froid à travers l'Europe en période de canicule : emballages, enregistreurs, transporteurs et assurances.
  `,
  jobs: `
    lab | Research associate, cell biology | Collaborateur·trice scientifique en biologie cellulaire
    lab | Laboratory technician, molecular biology | Laborantin·e en biologie moléculaire
    lab | Bioprocess engineer | Ingénieur·e en bioprocédés
    data | Bioinformatician | Bio-informaticien·ne
    quality | Regulatory affairs manager | Responsable des affaires réglementaires
    quality | Quality assurance specialist, GMP | Spécialiste assurance qualité, BPF
    commercial | Business development manager, diagnostics | Responsable du développement commercial, diagnostic
    lab | Intern, protein chemistry | Stagiaire en chimie des protéines
  `,
});
