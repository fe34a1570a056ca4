package holosite.language.condition;

import holosite.language.card.Who;
import holosite.language.prose.Prose;
import holosite.language.prose.Verb;

/** A player has won a Podrace in this game. */
public record WonPodrace(Who who) implements Condition {

    private static final Verb WON =
            new Verb("have won", "has won", "avoir gagné", "avez gagné", "a gagné", "ont gagné");

    @Override
    public String say(Prose p, boolean holds) {
        String race = p.say("a Podrace", holds ? "une course de modules" : "de course de modules");
        if (holds) {
            return WON.clause(p, p.player(who), true) + " " + race;
        }
        return p.player(who).text()
                + " "
                + p.say(
                        who.reader(p) ? "have not won" : "has not won",
                        who.reader(p) ? "n'avez pas gagné" : "n'a pas gagné")
                + " "
                + race;
    }
}
