package holosite.rules.tell;

import holosite.language.Card;
import holosite.language.ability.Allows;
import holosite.language.ability.Cancels;
import holosite.language.ability.CancelsText;
import holosite.language.ability.Deed;
import holosite.language.ability.ExpandsText;
import holosite.language.ability.Forbids;
import holosite.language.ability.Gives;
import holosite.language.ability.ImmuneTo;
import holosite.language.ability.ImmuneToAttrition;
import holosite.language.ability.Loses;
import holosite.language.ability.Modifier;
import holosite.language.ability.Modifies;
import holosite.language.ability.SharesText;
import holosite.language.ability.StateTriggers;
import holosite.language.ability.Suspends;
import holosite.language.ability.Toll;
import holosite.language.ability.Triggers;
import holosite.language.card.Duration;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.language.prose.Noun;
import holosite.language.prose.Prose;
import holosite.rules.view.LastingView;
import holosite.rules.view.View;
import java.util.function.Function;

/** What is in force for a while: what holds, until when, and a tag for the edge of a card. */
final class LastingWords {
    private static final Noun NEXT_TURN = Noun.m("next turn", "prochain tour");

    /** A longer noun has no room on the edge of a card; the sentence says it. */
    private static final int LONGEST_NOUN = 18;

    private final Language language;
    private final Function<String, Card> cards;
    private final PlayerWords players;
    private final Prose p;

    LastingWords(Language language, Function<String, Card> cards, PlayerWords players) {
        this.language = language;
        this.cards = cards;
        this.players = players;
        this.p = players.prose();
    }

    /** What holds, as a sentence. Read by neither player, it says whose text it is. */
    String sentence(LastingView lasting) {
        Prose text =
                ActionSummary.lasting(
                        cards.apply(lasting.card()),
                        lasting,
                        !players.isReader(lasting.player()),
                        language);
        String told = lasting.says().say(text).spoken(text);
        return players.hasReader()
                ? told
                : Prose.capital(p.say(lasting.player().noun())) + p.say(": ", " : ") + told;
    }

    /** How long it holds, counted from now. */
    String until(View view, LastingView lasting) {
        Duration duration = lasting.duration();
        return switch (duration) {
            case THIS_ACTION,
                    WHILE_PLAYED,
                    THIS_BATTLE,
                    THIS_PHASE,
                    THIS_TURN,
                    UNTIL_IT_MOVES,
                    REST_OF_GAME ->
                    duration.say(p);
            case WHILE_ON_TABLE -> p.say("while it is on the table", duration.say(p));
            case UNTIL_END_OF_YOUR_NEXT_TURN, UNTIL_END_OF_OPPONENTS_NEXT_TURN ->
                    lasting.until() == view.turn()
                            ? Duration.THIS_TURN.say(p)
                            : p.say("until the end of ", "jusqu'à la fin de ")
                                    + turn(view, lasting.until());
            case UNTIL_START_OF_YOUR_NEXT_TURN ->
                    p.say("until the start of ", "jusqu'au début de ")
                            + turn(view, lasting.until());
            case OPPONENTS_NEXT_TURN ->
                    lasting.until() == view.turn()
                            ? Duration.THIS_TURN.say(p)
                            : p.say("in ", "pendant ") + turn(view, lasting.until());
            case FIRST_IN_OPPONENTS_NEXT_TURN ->
                    (lasting.until() == view.turn()
                                    ? Duration.THIS_TURN.say(p)
                                    : p.say("in ", "pendant ") + turn(view, lasting.until()))
                            + p.say(
                                    ", until one has been deployed",
                                    ", jusqu'au déploiement de l'une d'elles");
            case NEXT_CONTROL_PHASE -> in(view, lasting.until(), Phase.CONTROL);
            case OPPONENTS_NEXT_BATTLE_PHASE -> in(view, lasting.until(), Phase.BATTLE);
        };
    }

    private String in(View view, int turn, Phase phase) {
        String when = p.say("in the %s", "pendant la %s", p.say(phase.noun()));
        return turn == view.turn()
                ? Prose.words(when, p.say("of this turn", "de ce tour"))
                : Prose.words(when, p.say("of", "de"), turn(view, turn));
    }

    /** A turn to come, by whose it is. */
    private String turn(View view, int number) {
        boolean same = (number - view.turn()) % 2 == 0;
        Side whose = same ? view.turnPlayer() : view.turnPlayer().opposite();
        return players.of(whose, NEXT_TURN);
    }

    /** One to three words. */
    String tag(LastingView lasting) {
        return switch (lasting.says()) {
            case Modifies m -> change(m.modifier(), lasting.amount());
            case Forbids f -> forbidden(f.deed());
            case Allows _ -> p.say("permitted", "permission");
            case Toll _ -> p.say("costs Force", "coûte de la Force");
            case ImmuneToAttrition _ -> p.say("immune", "immunité");
            case ImmuneTo _ -> p.say("protected", "protection");
            case Gives _ -> p.say("skill given", "don");
            case Loses _ -> p.say("skill lost", "perte");
            case CancelsText _ -> p.say("text canceled", "texte annulé");
            case Cancels _ -> p.say("canceled", "annulation");
            case Suspends _ -> p.say("suspended", "suspension");
            case SharesText _, ExpandsText _ -> p.say("more text", "texte ajouté");
            case Triggers _, StateTriggers _ -> p.say("something to come", "suite à venir");
        };
    }

    private String change(Modifier modifier, double amount) {
        String noun = p.say(modifier.figure().noun());
        String figure =
                Prose.capital(noun.length() > LONGEST_NOUN ? p.say("figure", "valeur") : noun);
        String number = p.number(Math.abs(amount));
        return Prose.words(
                figure,
                switch (modifier.op()) {
                    case ADD -> (amount < 0 ? "−" : "+") + number;
                    case SET, BASE -> "= " + number;
                    case TIMES -> "× " + number;
                    case AT_MOST -> "≤ " + number;
                    case AT_LEAST -> "≥ " + number;
                    case FREE -> p.say("free", "gratuit");
                });
    }

    private String forbidden(Deed deed) {
        return switch (deed) {
            case MOVE,
                    MOVE_TO,
                    MOVE_FROM,
                    USE_LANDSPEED,
                    MOVE_OTHERWISE,
                    MOVE_AS_REACT,
                    MOVE_AWAY_AS_REACT,
                    MOVE_FROM_ATTACK_AS_REACT ->
                    p.say("may not move", "sans mouvement");
            case INITIATE_BATTLE, TAKE_PART_IN_BATTLE, BE_BATTLED ->
                    p.say("may not battle", "sans bataille");
            case FORCE_DRAIN -> p.say("no Force drain", "sans drainage");
            case DEPLOY -> p.say("may not deploy", "sans déploiement");
            case FIRE -> p.say("may not fire", "sans tir");
            case FORFEIT -> p.say("no forfeit", "sans sacrifice");
            case BE_TARGETED,
                    BE_CHOSEN,
                    BE_LOST,
                    BE_CAPTURED,
                    BE_CANCELED,
                    BE_STOLEN,
                    BE_ATTACKED ->
                    p.say("protected", "protection");
            case DRAW_BATTLE_DESTINY, COUNT_ABILITY_FOR_BATTLE_DESTINY ->
                    p.say("no destiny", "sans destinée");
            default -> p.say("something barred", "interdiction");
        };
    }
}
