package holosite.language.amount;

import holosite.language.card.Who;
import holosite.language.prose.Prose;

/** The highest of a player's race totals, or of both players'; 0 before anything is placed. */
public record HighestRaceTotal(Who whose) implements Amount {

    @Override
    public String say(Prose p) {
        return switch (whose) {
            case YOU -> p.say("your highest race total", "votre plus grand total de course");
            case OPPONENT ->
                    p.say(
                            "opponent's highest race total",
                            "le plus grand total de course de l'adversaire");
            case THAT_PLAYER ->
                    p.say(
                            "that player's highest race total",
                            "le plus grand total de course de ce joueur");
            case DARK_SIDE ->
                    p.say(
                            "the Dark Side's highest race total",
                            "le plus grand total de course du côté obscur");
            case LIGHT_SIDE ->
                    p.say(
                            "the Light Side's highest race total",
                            "le plus grand total de course du côté lumineux");
            case EITHER ->
                    p.say("either player's race total", "le total de course d'un des joueurs");
        };
    }
}
