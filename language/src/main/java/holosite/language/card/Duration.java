package holosite.language.card;

import holosite.language.prose.Prose;

/** How long something a card did lasts. */
public enum Duration {
    /** As long as the thing responded to is going on: this Force drain, this shot, this draw. */
    THIS_ACTION("for the rest of this action", "jusqu'à la fin de cette action"),
    /** Until the speaking Interrupt has had its result and goes to its pile. */
    WHILE_PLAYED("while this is being played", "pendant que cette carte est jouée"),
    THIS_BATTLE("for the rest of this battle", "jusqu'à la fin de cette bataille"),
    THIS_PHASE("for the rest of this phase", "jusqu'à la fin de cette phase"),
    THIS_TURN("for the rest of this turn", "jusqu'à la fin de ce tour"),
    UNTIL_END_OF_YOUR_NEXT_TURN(
            "until the end of your next turn", "jusqu'à la fin de votre prochain tour"),
    UNTIL_END_OF_OPPONENTS_NEXT_TURN(
            "until the end of opponent's next turn",
            "jusqu'à la fin du prochain tour de l'adversaire"),
    UNTIL_START_OF_YOUR_NEXT_TURN(
            "until the start of your next turn", "jusqu'au début de votre prochain tour"),
    /** In the opponent's next turn, not before. */
    OPPONENTS_NEXT_TURN("on opponent's next turn", "au prochain tour de l'adversaire"),
    /** In the opponent's next turn, until one of the cards affected has been deployed in it. */
    FIRST_IN_OPPONENTS_NEXT_TURN(
            "on opponent's next turn, until one has been deployed",
            "au prochain tour de l'adversaire, jusqu'au déploiement de l'une d'elles"),
    /** In the next control phase, not before. */
    NEXT_CONTROL_PHASE("in the next control phase", "pendant la prochaine phase de contrôle"),
    /** In the next battle phase of the opponent that is still to begin, not before. */
    OPPONENTS_NEXT_BATTLE_PHASE(
            "in opponent's next battle phase",
            "pendant la prochaine phase de bataille de l'adversaire"),
    /** Until the card affected leaves the table. */
    WHILE_ON_TABLE("while on table", "jusqu'à son départ de la table"),
    /** Until the card affected moves, or leaves the table. */
    UNTIL_IT_MOVES("until it moves", "jusqu'à son prochain déplacement"),
    REST_OF_GAME("for the rest of the game", "jusqu'à la fin de la partie");

    private final String en;
    private final String fr;

    Duration(String en, String fr) {
        this.en = en;
        this.fr = fr;
    }

    /** Whether it is for the opponent's next turn and not before. */
    public boolean inOpponentsNextTurn() {
        return this == OPPONENTS_NEXT_TURN || this == FIRST_IN_OPPONENTS_NEXT_TURN;
    }

    public String say(Prose p) {
        return p.say(en, fr);
    }
}
