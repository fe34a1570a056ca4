package holosite.language.ability;

import holosite.language.check.Refuse;
import holosite.language.filter.Everything;
import holosite.language.filter.Filter;
import holosite.language.prose.Adjective;
import holosite.language.prose.Agreement;
import holosite.language.prose.Prose;

/** The things players do that a card can forbid, allow or tax. */
public enum Deed {
    ACTIVATE_FORCE("activate Force", "activer de la Force", "", "", Prep.AT),
    FORCE_DRAIN("Force drain", "drainer de la Force", "", "", Prep.AT),
    /** Have a Force drain of the player canceled by such cards; a react still can. */
    CANCEL_DRAIN("", "", "be canceled", "être annulés", Prep.DRAIN),
    /** Have a Force drain raised by a card of one's own. */
    ADD_TO_DRAIN("add to Force drains", "ajouter aux drainages de Force", "", "", Prep.AT),
    /**
     * Have a Force drain of the player made greater or smaller by such cards; they may still set or
     * limit it.
     */
    MODIFY_DRAIN("", "", "be modified", "être modifiés", Prep.DRAIN),
    /** Have a Force drain of the player made smaller by such cards. */
    REDUCE_DRAIN("", "", "be reduced", "être réduits", Prep.DRAIN),
    /**
     * Lose Force to a Force drain from hand or another pile than Reserve Deck, while that has
     * cards.
     */
    LOSE_TO_DRAIN_FROM_ELSEWHERE(
            "lose Force to Force drains",
            "perdre de Force à cause de drainages de Force",
            "",
            "",
            Prep.AT),
    /** Lose no card for what is left over where Force losses are divided. */
    ROUND_LOSS_DOWN(
            "round Force losses down",
            "arrondir les pertes de Force à l'inférieur",
            "",
            "",
            Prep.AT),
    /** Let clone cards at sabacc count as one's own destiny. */
    CLONE_OWN_DESTINY(
            "",
            "",
            "lend its own destiny number to clone cards at sabacc",
            "prêter son propre nombre de destinée aux cartes clones au sabacc",
            Prep.AT),
    /** Draw a card into hand from the Force Pile, in the draw phase or by a text. */
    DRAW_CARD(
            "draw a card from Force Pile", "tirer une carte de la pile de Force", "", "", Prep.AT),
    /** Have the player's Lost Pile face up, with every card seen that is lost from Life Force. */
    SHOW_LOST_PILE(
            "have a face-up Lost Pile", "avoir une pile perdue face visible", "", "", Prep.AT),
    PLAY("play", "jouer", "be played", "être joué*", Prep.AT),
    /** Choose oneself what a card one plays would have the opponent choose, at the place. */
    CHOOSE_FOR_OPPONENT(
            "choose in the other player's place for",
            "choisir à la place de l'autre joueur pour",
            "let its player choose in the other player's place",
            "laisser son joueur choisir à la place de l'autre joueur",
            Prep.AT),
    DEPLOY("deploy", "déployer", "deploy", "se déployer", Prep.TO),
    /** Deploy where there is neither presence nor a Force icon. */
    DEPLOY_WITHOUT_PRESENCE("deploy", "déployer", "deploy", "se déployer", Prep.TO),
    /**
     * Deploy regardless of location deployment restrictions: presence, the rules of a place such as
     * Dagobah's, and texts that name places.
     */
    DEPLOY_REGARDLESS("deploy", "déployer", "deploy", "se déployer", Prep.TO),
    /** Deploy from where it lies on another card, as if from hand. */
    DEPLOY_FROM_STACK("deploy", "déployer", "deploy", "se déployer", Prep.TO),
    /** Be placed from hand on the card that is the place, though that card asks for another. */
    BE_PLACED_ON("", "", "be placed", "être placé*", Prep.ON),
    /**
     * Have the opponent use as much Force as its player to deploy; forbidden, its player alone
     * pays.
     */
    SHARE_DEPLOY_COST("", "", "share its deploy cost", "partager son coût de déploiement", Prep.TO),
    /** Deploy as an undercover spy. */
    DEPLOY_UNDERCOVER("deploy", "déployer", "deploy", "se déployer", Prep.TO),
    /** Deploy or move in response to the opponent's battle or Force drain. */
    DEPLOY_AS_REACT("deploy", "déployer", "deploy", "se déployer", Prep.TO),
    MOVE_AS_REACT("move", "déplacer", "move", "se déplacer", Prep.TO),
    /** React by moving from the battle or Force drain; the place is where to. */
    MOVE_AWAY_AS_REACT("move away", "éloigner", "move away", "s'éloigner", Prep.TO),
    /** React by moving from the attack that a creature makes on the card; the place is where to. */
    MOVE_FROM_ATTACK_AS_REACT("move away", "éloigner", "move away", "s'éloigner", Prep.TO),
    /** React, by deploying or moving, either to the place or from there. */
    REACT("react with", "réagir avec", "react", "réagir", Prep.TO_OR_FROM),
    REACT_TO("react with", "réagir avec", "react", "réagir", Prep.TO),
    REACT_FROM("react with", "réagir avec", "react", "réagir", Prep.FROM),
    /** Move at all. Allowed, it frees a card from what its own text says, and from nothing else. */
    MOVE("move", "déplacer", "move", "se déplacer", Prep.AT),
    MOVE_TO("move", "déplacer", "move", "se déplacer", Prep.TO),
    MOVE_FROM("move", "déplacer", "move", "se déplacer", Prep.FROM),
    /** Move by landspeed. */
    USE_LANDSPEED("", "", "use landspeed", "utiliser leur vitesse terrestre", Prep.AT),
    /**
     * Walk past the card that is the place, which lies between two sites, from one to the other.
     */
    PASS("", "", "pass", "franchir", Prep.OBJECT),
    /** Move in any other way than by one's own landspeed. */
    MOVE_OTHERWISE(
            "",
            "",
            "move except by personal landspeed",
            "se déplacer autrement que par sa propre vitesse terrestre",
            Prep.AT),
    BOARD("", "", "board", "monter", Prep.OBJECT),
    INITIATE_BATTLE(
            "initiate battle",
            "initier une bataille",
            "initiate battle",
            "initier une bataille",
            Prep.AT),
    /** Control a location, which is the place: without it presence is not enough. */
    CONTROL("control", "contrôler", "", "", Prep.OBJECT),
    /** Be battled though it gives no presence. */
    BE_BATTLED("", "", "be battled", "être attaqué* en bataille", Prep.AT),
    /** A creature attacks, or a player's cards attack one; the place is where. */
    ATTACK("attack", "attaquer", "attack", "attaquer", Prep.AT),
    /** Be attacked: by the creature that is the place, or, of a creature, by anybody. */
    BE_ATTACKED("", "", "be attacked", "être attaqué*", Prep.BY),
    TAKE_PART_IN_BATTLE("", "", "take part in battle", "participer à une bataille", Prep.AT),
    FORFEIT("forfeit", "sacrifier", "be forfeited", "être sacrifié*", Prep.AT),
    /**
     * Leave the table when forfeited: otherwise only so much of the forfeit is used as is needed.
     */
    LEAVE_WHEN_FORFEITED(
            "", "", "leave play when forfeited", "quitter le jeu en étant sacrifié*", Prep.AT),
    /** Lie on the table by itself: what happens to cards on its apprentice is not for it. */
    PART_FROM_APPRENTICE(
            "", "", "be parted from their apprentice", "être séparé* de leur apprenti", Prep.AT),
    FORFEIT_FROM_HAND(
            "forfeit from hand",
            "sacrifier depuis la main",
            "be forfeited from hand",
            "être sacrifié* depuis la main",
            Prep.AT),
    /** Make the forfeit of other cards 0. */
    RESET_FORFEIT("", "", "reset forfeit to 0", "ramener de valeur de perte à 0", Prep.AT),
    FIRE("fire", "tirer avec", "fire", "tirer", Prep.FROM),
    /** Operate the weapon that is the place without being present with it. */
    FIRE_FROM_AFAR("", "", "fire from afar", "tirer à distance avec", Prep.OBJECT),
    /** Of a weapon that reaches its own location only: reach adjacent sites as well. */
    REACH_ADJACENT_SITE("", "", "fire at an adjacent site", "tirer à un site adjacent", Prep.AT),
    /** Of a weapon: fire at a site two sites away as well. */
    REACH_TWO_SITES_AWAY(
            "",
            "",
            "fire at targets two sites away",
            "tirer sur des cibles situées à deux sites de distance",
            Prep.AT),
    /** Be aimed at by a weapon. */
    BE_TARGETED("", "", "be targeted", "être visé*", Prep.BY),
    /** Be aimed at by a weapon that could be aimed at any character of the opponent. */
    BE_TARGETED_AS_CHARACTER(
            "", "", "be targeted as if a character", "être visé* comme un personnage", Prep.BY),
    /** Be a target of an action of the card that is the place, whatever is done to it. */
    BE_CHOSEN("", "", "be chosen", "être choisi*", Prep.BY),
    /** Be aimed at to be lost, by the card that is the place. */
    BE_LOST("", "", "be targeted to be lost", "être visé* pour être perdu*", Prep.BY),
    /** Be aimed at to be blown away, by the card that is the place. */
    BE_BLOWN_AWAY("", "", "be targeted to be blown away", "être visé* pour être détruit*", Prep.BY),
    /** Be the character whose ability is compared because it is the highest. */
    BE_HIGHEST_ABILITY(
            "",
            "",
            "count as the highest-ability character",
            "compter comme le personnage d'habileté la plus élevée",
            Prep.AT),
    /** Have a weapon at all, a permanent one included. */
    BE_ARMED("", "", "be armed", "être armé*", Prep.AT),
    /** Keep the pilots built into it: a ship that may not has lost all of them. */
    KEEP_PERMANENT_PILOTS(
            "", "", "keep permanent pilots", "garder des pilotes permanents", Prep.AT),
    /** Lie the way it was deployed: each text that forbids it turns the location around once. */
    KEEP_DIRECTION("", "", "lie as deployed", "rester comme déployé*", Prep.AT),
    /** Allowed, be carried by a card on which it could not deploy, and not be used there. */
    CARRY("", "", "be carried", "être porté*", Prep.BY),
    /** Be replaced by another version of the persona, held by a player other than its owner. */
    BE_REPLACED(
            "",
            "",
            "be replaced with another version of the persona",
            "être remplacé* par une autre version du personnage",
            Prep.AT),
    /** Be stolen, by the card that is the place: who carries or uses it then, or takes it. */
    BE_STOLEN("", "", "be stolen", "être volé*", Prep.BY),
    BE_CAPTURED("", "", "be captured", "être capturé*", Prep.BY),
    /** Be canceled by the card that is the place, on the table or while it is played. */
    BE_CANCELED("", "", "be canceled", "être annulé*", Prep.BY),
    /** Have a battle destiny draw raised by such a card. */
    ADD_TO_BATTLE_DESTINY(
            "",
            "",
            "add to battle destiny draws",
            "ajouter aux tirages de destinée de bataille",
            Prep.AT),
    /** Cancel, by such a card, a destiny just drawn by anybody. */
    CANCEL_DESTINY(
            "cancel destiny draws",
            "annuler des tirages de destinée",
            "cancel destiny draws",
            "annuler des tirages de destinée",
            Prep.AT),
    DRAW_BATTLE_DESTINY("draw battle destiny", "tirer de destinée de bataille", "", "", Prep.AT),
    COUNT_ABILITY_FOR_BATTLE_DESTINY(
            "",
            "",
            "count ability toward battle destiny",
            "compter d'habileté pour la destinée de bataille",
            Prep.AT),
    /**
     * Be played in a turn in which its title was played: allowed, although its dots say otherwise;
     * forbidden, as if it were unique.
     */
    PLAY_AGAIN(
            "", "", "be played again in the same turn", "être rejoué* dans le même tour", Prep.AT),
    DRAW_RACE_DESTINY("draw race destiny", "tirer de destinée de course", "", "", Prep.AT),
    CONVERT("convert", "convertir", "be converted", "être converti*", Prep.AT),
    /** Begin the game: otherwise the Dark Side does. */
    TAKE_FIRST_TURN("take the first turn", "jouer le premier tour", "", "", Prep.AT),
    /** Retrieve Force by such cards. */
    RETRIEVE("retrieve Force", "récupérer de la Force", "", "", Prep.AT),
    DRIVE("", "", "drive", "conduire", Prep.OBJECT),
    /** Pilot the starship or vehicle that is the place. */
    PILOT("", "", "pilot", "piloter", Prep.OBJECT),
    /** Shuttle by way of the vehicle that is the place. */
    SHUTTLE("", "", "shuttle free by way of", "prendre gratuitement la navette via", Prep.OBJECT),
    /**
     * Use a bay inside a ship of one's own in place of that ship, for free: starfighters deploy
     * there, and shuttling, docking, embarking and disembarking end or begin there.
     */
    USE_BAY(
            "",
            "",
            "shuttle, transfer, embark and disembark",
            "prendre la navette, être transféré*, embarquer et débarquer",
            Prep.AT),
    /** Be held there, and not on the ship it is part of, when that ship captures it. */
    BE_HELD("", "", "be held", "être détenu*", Prep.AT),
    /** Allowed, be transferred for free, as far as the text says. */
    TRANSFER("transfer", "transférer", "be transferred", "être transféré*", Prep.TO),
    /**
     * Fly from the related system down to the site that is the place without landing there, and
     * back at the end of the player's battle phase.
     */
    MAKE_BOMBING_RUN(
            "", "", "make a bombing run", "effectuer une mission de bombardement", Prep.AT);

    /** What a text can say of a deed. */
    public enum Ruling {
        FORBIDDEN,
        ALLOWED,
        TAXED
    }

    /** How the place of the deed is worded. */
    enum Prep {
        AT,
        TO,
        FROM,
        TO_OR_FROM,
        BY,
        ON,
        /** The place is what the deed is done to. */
        OBJECT,
        /** The deed is done to Force drains. */
        DRAIN
    }

    private final String en;
    private final String fr;
    private final String enOfCard;
    private final String frOfCard;
    private final Prep prep;

    Deed(String en, String fr, String enOfCard, String frOfCard, Prep prep) {
        this.en = en;
        this.fr = fr;
        this.enOfCard = enOfCard;
        this.frOfCard = frOfCard;
        this.prep = prep;
    }

    /** Whether a rule asks for texts that say this of the deed. */
    public boolean canBe(Ruling ruling) {
        return switch (ruling) {
            case FORBIDDEN -> !DeedSets.ONLY_ALLOWED.contains(this);
            case ALLOWED -> DeedSets.ALLOWED.contains(this);
            case TAXED -> DeedSets.TAXED.contains(this);
        };
    }

    /** Whether a text can say with which cards, or to which. */
    public boolean isDoneWithCards() {
        return !DeedSets.WITHOUT_CARDS.contains(this);
    }

    /** Whether a text can say where, or by what. */
    public boolean isDoneSomewhere() {
        return !DeedSets.WITHOUT_PLACE.contains(this);
    }

    /** Whether it is no act: forbidding it changes how something on the table is. */
    boolean isKeepingThingsAsTheyAre() {
        return this == SHOW_LOST_PILE || this == KEEP_PERMANENT_PILOTS || this == KEEP_DIRECTION;
    }

    /** Refuses what would be printed but never matter in play. */
    void check(Ruling ruling, Filter what, Filter where) {
        Refuse.when(!canBe(ruling), "%s cannot be %s", this, ruling);
        Refuse.when(
                !isDoneWithCards() && !(what instanceof Everything),
                "%s is not done with cards",
                this);
        Refuse.when(
                !isDoneSomewhere() && !(where instanceof Everything),
                "%s is done nowhere in particular",
                this);
    }

    /** The deed as something a player does. */
    String ofPlayer(Prose p) {
        return p.say(en, fr);
    }

    /** The deed as something cards do or undergo; nothing where only players do it. */
    String ofCards(Prose p, Agreement cards) {
        return p.say(enOfCard, Adjective.agree(frOfCard, cards));
    }

    boolean isOfPlayers() {
        return !en.isEmpty();
    }

    boolean isOfCards() {
        return !enOfCard.isEmpty();
    }

    Prep prep() {
        return prep;
    }
}
