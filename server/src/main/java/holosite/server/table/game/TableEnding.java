package holosite.server.table.game;

import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.language.prose.Prose;
import holosite.rules.decision.Outcome;
import holosite.server.message.EndingReason;
import java.util.Optional;

/** How a table ended. Nobody wins a table that was canceled. */
public record TableEnding(Optional<Side> winner, EndingReason reason, int lifeForce) {

    /** How a game ended by its own rules. */
    static TableEnding of(Outcome outcome) {
        EndingReason reason =
                switch (outcome.reason()) {
                    case LIFE_FORCE_EMPTY -> EndingReason.LIFE_FORCE;
                    case CONCEDED -> EndingReason.CONCEDED;
                };
        return new TableEnding(Optional.of(outcome.winner()), reason, outcome.lifeForce());
    }

    static TableEnding without(EndingReason reason) {
        return new TableEnding(Optional.empty(), reason, 0);
    }

    static TableEnding lost(Side loser, EndingReason reason) {
        return new TableEnding(Optional.of(loser.opposite()), reason, 0);
    }

    /** A sentence about it. */
    public String tell(Language language) {
        var p = new Prose(language);
        if (winner.isEmpty()) {
            return p.say(
                    "The game was canceled; nobody wins.",
                    "La partie a été annulée\u00a0; personne ne gagne.");
        }
        String why =
                switch (reason) {
                    case CONCEDED -> p.say(" conceded", " a concédé");
                    case TIME -> p.say(" ran out of time", " n'a plus de temps");
                    case ABSENT -> p.say(" was absent too long", " a été absent trop longtemps");
                    case LIFE_FORCE, CANCELED ->
                            p.say(" has no Life Force left", " n'a plus de Force vitale");
                };
        return p.sentence(
                p.the(winner.get().noun())
                        + p.say(" wins: ", " gagne : ")
                        + p.the(winner.get().opposite().noun())
                        + why);
    }
}
