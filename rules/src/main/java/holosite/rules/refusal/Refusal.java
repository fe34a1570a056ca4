package holosite.rules.refusal;

/** Why something may not be done, in both languages, with the glossary entry that tells more. */
public enum Refusal {
    NONE("Nothing stands against it.", "Rien ne s'y oppose.", ""),

    // ---- attacks
    NO_CREATURE(
            "There is no creature there to attack.",
            "Il n'y a là aucune créature à attaquer.",
            "attacks"),
    NOBODY_TO_ATTACK(
            "No card of yours that could attack is present with the creature.",
            "Aucune de vos cartes capables d'attaquer n'est présente avec la créature.",
            "attacks"),
    ALREADY_ATTACKED_HERE(
            "You have already attacked a creature here in this phase.",
            "Vous avez déjà attaqué une créature ici pendant cette phase.",
            "attacks"),
    DURING_ATTACK("An attack is going on.", "Une attaque est en cours.", "attacks"),
    OUTSIDE_HABITAT(
            "This place does not belong to the creature's habitat.",
            "Cet endroit ne fait pas partie de l'habitat de la créature.",
            "attaching-creatures"),
    // ---- Jedi training
    NO_APPRENTICE(
            "There is no mentor with a fitting apprentice for this Jedi Test.",
            "Il n'y a ni mentor ni apprenti convenant à cette épreuve de Jedi.",
            "apprentice"),
    MENTOR_TOO_WEAK(
            "A mentor has an ability of more than 2.",
            "Un mentor a une habileté supérieure à 2.",
            "apprentice"),
    STILL_AN_APPRENTICE(
            "Who is an apprentice is no mentor until he is a Jedi.",
            "Un apprenti n'est pas mentor avant d'être Jedi.",
            "apprentice"),
    ALREADY_A_MENTOR(
            "A mentor has one apprentice at a time, and is none himself.",
            "Un mentor n'a qu'un apprenti à la fois, et n'en est pas un lui-même.",
            "apprentice"),
    APPRENTICE_DROID(
            "A droid cannot be an apprentice.",
            "Un droïde ne peut pas être apprenti.",
            "apprentice"),
    APPRENTICE_JEDI(
            "A Jedi is no apprentice any more.", "Un Jedi n'est plus un apprenti.", "apprentice"),
    APPRENTICE_TOO_ABLE(
            "An apprentice's ability is lower than his mentor's.",
            "L'habileté d'un apprenti est inférieure à celle de son mentor.",
            "apprentice"),
    TEST_OUT_OF_ORDER(
            "An apprentice takes the Jedi Tests in their order, one at a time, each once.",
            "Un apprenti passe les épreuves de Jedi dans l'ordre, une à la fois, chacune une fois.",
            "apprentice"),

    // ---- firing weapons
    NO_WEAPON("This card is no weapon that fires.", "Cette carte n'est pas une arme qui tire.", ""),
    TEXT_CANCELED("Its text is canceled.", "Son texte est annulé.", ""),
    DISARMED("Its bearer is disarmed.", "Son porteur est désarmé.", "disarmed"),
    WEAPON_ALREADY_FIRED(
            "It has already been fired in this battle.",
            "Cette arme a déjà tiré dans cette bataille.",
            ""),
    OTHER_WEAPON_USED(
            "Its bearer has already used another weapon this turn.",
            "Son porteur a déjà utilisé une autre arme ce tour-ci.",
            ""),
    UNDERCOVER(
            "An undercover spy neither fires nor is fired at.",
            "Un espion sous couverture ne tire pas et n'est pas visé.",
            ""),
    NOT_PARTICIPATING(
            "The card is not participating in the battle.",
            "La carte ne participe pas à la bataille.",
            "participating-in-battle"),
    INSIDE(
            "Nobody fires out of, or is hit inside, a starship or an enclosed vehicle.",
            "On ne tire ni depuis ni vers l'intérieur d'un vaisseau spatial ou d'un véhicule"
                    + " fermé.",
            "enclosed-vehicles"),
    STOLEN_WEAPON_UNFIT(
            "Its bearer may carry this stolen weapon but not use it.",
            "Son porteur peut garder cette arme volée mais pas s'en servir.",
            "stealing-weapons-and-devices"),
    NO_OPERATOR(
            "Nobody who could operate it is there.",
            "Personne n'est là pour s'en servir.",
            "artillery-weapons"),
    NO_POWER_SOURCE(
            "No power source of yours is present with it.",
            "Aucune de vos sources d'énergie n'est présente avec elle.",
            "artillery-weapons"),
    WEAPON_CONDITION(
            "What its text asks for to be fired is not so.",
            "La condition posée par son texte pour tirer n'est pas remplie.",
            ""),
    RESERVE_DECK_EMPTY(
            "The Reserve Deck is empty: no destiny can be drawn.",
            "La pile de réserve est vide : aucune destinée ne peut être tirée.",
            "empty-deck-or-pile"),
    NO_TARGET("There is nothing it could be aimed at.", "Il n'y a rien à viser.", ""),
    TARGET_YOURS(
            "A weapon is not aimed at a card of its own side.",
            "On ne vise pas ses propres cartes.",
            ""),
    TARGET_OF_WRONG_KIND(
            "This weapon is not aimed at cards of that kind.",
            "Cette arme ne vise pas ce genre de carte.",
            ""),
    OUT_OF_RANGE("The target is out of range.", "La cible est hors de portée.", "present"),
    TARGET_PROTECTED("A card protects the target.", "Une carte protège la cible.", ""),

    // ---- deploying, draining, battling
    DEPLOYS_ONLY_ELSEWHERE(
            "Its text lets it deploy only to other places.",
            "Son texte ne lui permet d'être déployée qu'ailleurs.",
            "deployment-restrictions"),
    TOO_LITTLE_TO_LOSE(
            "You do not have as much Force to lose as it takes.",
            "Vous n'avez pas autant de Force à perdre qu'il en faut.",
            ""),
    SHIELD_NOT_FROM_HAND(
            "A Defensive Shield is only played from under a Starting Effect.",
            "Un bouclier défensif ne se joue que depuis le dessous d'un effet de départ.",
            "defensive-shields"),
    ONLY_AT_THE_START(
            "A Starting Effect comes into play only before the game begins.",
            "Un effet de départ n'entre en jeu qu'avant le début de la partie.",
            "effect-starting"),
    NO_PRESENCE_OR_ICON(
            "You have neither presence nor a Force icon there.",
            "Vous n'y avez ni présence ni icône de Force.",
            "deployment-restrictions"),
    NOT_CONTROLLED(
            "You do not control the location.",
            "Vous ne contrôlez pas cette localisation.",
            "presence"),
    ALREADY_DRAINED(
            "The location, or a card of yours there, has already drained this turn.",
            "Cette localisation, ou une de vos cartes qui s'y trouve, a déjà servi à un drainage ce"
                    + " tour-ci.",
            ""),
    UNDERCOVER_SPY(
            "An undercover spy of the opponent keeps you from draining there.",
            "Un espion sous couverture de l'adversaire vous empêche d'y drainer de la Force.",
            ""),
    ALREADY_BATTLED_HERE(
            "A battle has already been initiated there this turn.",
            "Une bataille y a déjà été initiée ce tour-ci.",
            ""),
    NO_PRESENCE(
            "You have no presence there with cards that may battle.",
            "Vous n'y avez pas de présence avec des cartes pouvant combattre.",
            ""),
    NO_OPPONENT(
            "The opponent has no presence there to battle against.",
            "L'adversaire n'y a aucune présence à combattre.",
            ""),

    NOT_DEPLOYED_THERE(
            "A card of this kind does not deploy there.",
            "Une carte de ce genre ne s'y déploie pas.",
            "deployment-restrictions"),
    NEEDS_PILOT(
            "A starship without a pilot of its own appears in space only together with one.",
            "Un vaisseau spatial sans pilote permanent n'apparaît dans l'espace qu'avec un pilote.",
            "deployment-restrictions"),
    ON_TABLE_ALREADY(
            "As many of this title as may be are on the table already.",
            "Il y a déjà sur la table autant de cartes de ce titre que permis.",
            "dot-symbol"),
    PERSONA_ON_TABLE(
            "Another version of this persona is on the table.",
            "Une autre version de cette personne est sur la table.",
            "personas"),
    PERSONA_OUT_OF_PLAY(
            "A version of this persona is out of play.",
            "Une version de cette personne est hors jeu.",
            "personas"),
    PLAYED_THIS_TURN(
            "As many of this title as may be have been played this turn.",
            "Autant de cartes de ce titre que permis ont déjà été jouées ce tour-ci.",
            "dot-symbol"),
    NO_SYSTEM(
            "No system on the table can take it.",
            "Aucun système sur la table ne peut l'accueillir.",
            "diamond-symbol"),
    PLAYED_NOT_DEPLOYED(
            "An Interrupt is played, not deployed.",
            "Une interruption se joue et ne se déploie pas.",
            "played"),
    NOT_IN_HAND("The card is not in your hand.", "La carte n'est pas dans votre main.", ""),

    // ---- the moment
    UNKNOWN_CARD("You do not know this card.", "Vous ne connaissez pas cette carte.", ""),
    NOT_YOUR_TURN("It is not your turn.", "Ce n'est pas votre tour.", ""),
    DURING_BATTLE("A battle is going on.", "Une bataille est en cours.", "during-battle"),
    CONTROL_PHASE_ONLY(
            "Force drains are made in the control phase.",
            "On draine de la Force pendant la phase de contrôle.",
            ""),
    DEPLOY_PHASE_ONLY(
            "Cards deploy in the deploy phase.",
            "Les cartes se déploient pendant la phase de déploiement.",
            "deploy-phase"),
    BATTLE_PHASE_ONLY(
            "Battles are initiated in the battle phase.",
            "On initie les batailles pendant la phase de bataille.",
            ""),
    MOVE_PHASE_ONLY(
            "Regular moves are made in the move phase.",
            "Les déplacements normaux se font pendant la phase de mouvement.",
            ""),
    SPY_MOVES_LATER(
            "An undercover spy moves in the opponent's move phase.",
            "Un espion sous couverture se déplace pendant la phase de mouvement de l'adversaire.",
            ""),
    WEAPONS_SEGMENT_ONLY(
            "Weapons are fired in the weapons segment of a battle.",
            "On tire pendant le segment des armes d'une bataille.",
            ""),

    // ---- texts
    NO_TEXT_TO_USE("The card offers nothing to do.", "La carte n'offre aucune action.", ""),
    TEXT_ANOTHER_TIME("Its text is for another moment.", "Son texte sert à un autre moment.", ""),
    TEXT_IN_BATTLE(
            "Its text is for the weapons segment of a battle.",
            "Son texte sert pendant le segment des armes d'une bataille.",
            "during-battle"),
    TEXT_IN_ANSWER(
            "Its text answers something that happens; this is not it.",
            "Son texte répond à quelque chose qui arrive ; ce n'est pas cela.",
            ""),
    TEXT_OTHER_PHASE("Its text is for another phase.", "Son texte sert à une autre phase.", ""),
    TEXT_USED_UP(
            "Its text has been used as often as it may be.",
            "Son texte a déjà servi autant de fois que permis.",
            ""),
    TEXT_CONDITION(
            "What its text asks for is not so.",
            "La condition posée par son texte n'est pas remplie.",
            ""),
    TEXT_WITHOUT_TARGET(
            "Its text finds nothing to target.", "Son texte ne trouve aucune cible.", ""),
    TEXT_NOT_PAYABLE(
            "What its text costs cannot be paid.", "Le coût de son texte ne peut être payé.", ""),
    TEXT_NAMES_OTHERS(
            "Its text does not name that card.", "Son texte ne désigne pas cette carte.", ""),
    IMMUNE("That card is immune to it.", "Cette carte y est immunisée.", ""),

    // ---- captives
    NO_CAPTIVE("There is no captive to hand over.", "Il n'y a aucun captif à livrer.", "escorting"),
    NO_PRISON("This site is no prison.", "Ce site n'est pas une prison.", "prisons"),
    NO_ESCORT(
            "Only a bounty hunter or a warrior takes a captive.",
            "Seul un chasseur de primes ou un guerrier emmène un captif.",
            "prisoner-transfers"),
    ESCORT_BUSY(
            "This character already escorts a captive.",
            "Ce personnage escorte déjà un captif.",
            "escorting"),

    // ---- moving
    NOT_NOW("This is not the moment for it.", "Ce n'est pas le moment.", ""),
    NOT_YOUR_CARD(
            "The card is not yours to use now.", "Cette carte n'est pas à vous en ce moment.", ""),
    NOT_ON_TABLE("The card is not on the table.", "La carte n'est pas sur la table.", ""),
    INACTIVE(
            "The card takes no part in the game now.",
            "La carte est hors de l'action pour l'instant.",
            ""),
    ALREADY_MOVED(
            "It has already made its regular move this turn.",
            "Elle a déjà fait son déplacement normal ce tour-ci.",
            ""),
    ALREADY_REACTED(
            "It has already taken part in a react this turn.", "Elle a déjà réagi ce tour-ci.", ""),
    UNPILOTED("Nobody is at the controls.", "Personne n'est aux commandes.", "pilot"),
    NO_DRIVER("Nobody drives it.", "Personne ne la conduit.", "driver"),
    NOT_ENOUGH_FORCE(
            "There is not enough Force to use.",
            "Il n'y a pas assez de Force à utiliser.",
            "at-normal-use-of-the-force"),
    TOO_FAR("The place is out of reach.", "L'endroit est hors de portée.", ""),
    NO_WAY(
            "The two places do not belong together: no way leads there.",
            "Les deux endroits ne vont pas ensemble : aucun chemin n'y mène.",
            "planet"),
    TOO_MANY_PARSECS(
            "The system lies more parsecs away than its hyperspeed reaches.",
            "Le système est à plus de parsecs que n'en couvre son hypervitesse.",
            "parsec-numbers"),
    SECTOR_TOO_FAR(
            "Too many sectors lie between: a starfighter moves two of them at most, others one.",
            "Trop de secteurs les séparent : un chasseur en parcourt deux au plus, les autres un.",
            "asteroid-sectors"),
    SHIP_ELSEWHERE(
            "Shuttles fly between a site and a starship at the system of that site.",
            "Les navettes volent entre un site et un vaisseau qui est au système de ce site.",
            "system"),
    NO_SHUTTLES(
            "Shuttles come and go at exterior sites, and aboard capital starships that can dock.",
            "Les navettes vont des sites extérieurs aux gros vaisseaux pouvant s'arrimer.",
            "exterior-site"),
    SITES_ONLY(
            "A character stands at a site, or is aboard something.",
            "Un personnage se tient sur un site, ou à bord de quelque chose.",
            "prepositions"),
    EXTERIOR_ONLY(
            "Vehicles and landed starships are at exterior sites only.",
            "Les véhicules et les vaisseaux posés ne sont que sur des sites extérieurs.",
            "exterior-site"),
    IN_SPACE_ONLY(
            "A capital starship is at systems and asteroid sectors only.",
            "Un gros vaisseau n'est qu'aux systèmes et aux secteurs d'astéroïdes.",
            "system"),
    LANDED(
            "A landed starship has to take off first.",
            "Un vaisseau posé doit d'abord décoller.",
            "system"),
    ABOARD(
            "It is aboard something and has to get out first.",
            "Elle est à bord de quelque chose et doit d'abord débarquer.",
            "embarking"),
    NOT_BESIDE(
            "It is not beside that ship or vehicle.",
            "Elle n'est pas à côté de ce vaisseau ou véhicule.",
            "embarking"),
    NOT_YOUR_SHIP(
            "Only cards of its own player board a ship or vehicle.",
            "Seules les cartes de son joueur montent à bord d'un vaisseau ou véhicule.",
            "embarking"),
    NOWHERE_TO_STEP_OUT(
            "Nobody gets out in space: there is no place to stand.",
            "On ne débarque pas dans l'espace : il n'y a nulle part où se tenir.",
            "embarking"),
    NO_HYPERSPEED("It has no hyperspeed.", "Elle n'a pas d'hypervitesse.", "parsec-numbers"),
    NO_NAV_COMPUTER(
            "It has neither a nav computer nor an astromech aboard.",
            "Elle n'a ni ordinateur de navigation ni astromech à bord.",
            "astromech"),
    FORBIDDEN_BY_CARD("A card forbids it.", "Une carte l'interdit.", ""),
    NO_ROOM(
            "There is no free seat or space aboard.",
            "Il n'y a plus de place à bord.",
            "embarking"),
    WRONG_KIND_OF_PLACE(
            "A card of this kind cannot go to such a place from here.",
            "Une carte de ce genre ne peut aller d'ici à un tel endroit.",
            ""),
    CLOUDS_BETWEEN(
            "Clouds lie between: the way leads through the lowest cloud sector.",
            "Des nuages les séparent : il faut passer par le secteur de nuages le plus bas.",
            "planet"),
    DOCKING_BAYS_ONLY(
            "It lands at docking bays only.",
            "Elle n'atterrit que dans une aire d'arrimage.",
            "docking-bay-transit"),
    ENERGY_SHIELD(
            "Under the energy shield the Dark Side comes and goes by land only.",
            "Sous le bouclier d'énergie, le côté obscur ne passe que par le sol.",
            "deployment-restrictions"),
    INSIDE_STATION(
            "Inside a battle station nobody deploys, battles or drains.",
            "À l'intérieur d'une station de combat, ni déploiement, ni bataille, ni drain.",
            "death-star-ii-sectors"),
    NOBODY_TO_FOLLOW(
            "Into a battle station the Dark Side flies only after starfighters of the Light Side.",
            "Dans une station de combat, le côté obscur ne vole qu'à la poursuite de chasseurs du"
                    + " côté lumineux.",
            "death-star-ii-sectors"),
    TRENCH(
            "The trench is reached only by cards that say so, and there is no battle in it.",
            "La tranchée n'est accessible que par les cartes qui le disent, et l'on n'y livre pas"
                    + " bataille.",
            "attack-run"),
    SECLUDED(
            "That world is secluded: only cards that say so get there this way.",
            "Ce monde est isolé : seules y parviennent ainsi les cartes qui le disent.",
            "dagobah");

    private final String english;
    private final String french;
    private final String entry;

    Refusal(String english, String french, String entry) {
        this.english = english;
        this.french = french;
        this.entry = entry;
    }

    public String english() {
        return english;
    }

    public String french() {
        return french;
    }

    /** The glossary entry to read, or an empty name. */
    public String entry() {
        return entry;
    }

    /** Whether there is nothing against it. */
    public boolean none() {
        return this == NONE;
    }
}
