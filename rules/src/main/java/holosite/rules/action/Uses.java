package holosite.rules.action;

import holosite.language.card.Limit;
import java.util.ArrayList;
import java.util.List;

/**
 * What has been used up: how often each text was used, in this event, phase, battle, turn and game.
 */
public record Uses(List<Use> uses) {

    public static final Uses NONE = new Uses(List.of());

    /** One use of one text. Uses of a game are counted by title, all others by the card. */
    public record Use(int card, String title, String program, Limit.Per per) {}

    public Uses {
        uses = List.copyOf(uses);
    }

    public int count(int card, String title, String program, Limit.Per per) {
        int count = 0;
        for (int i = 0; i < uses.size(); i++) {
            Use use = uses.get(i);
            if (use.per == per
                    && use.program.equals(program)
                    && (per == Limit.Per.GAME ? use.title.equals(title) : use.card == card)) {
                count++;
            }
        }
        return count;
    }

    public Uses plus(Use use) {
        var more = new ArrayList<>(uses);
        more.add(use);
        return new Uses(more);
    }

    /** The span is over: its uses are forgotten. */
    public Uses without(Limit.Per per) {
        for (int i = 0; i < uses.size(); i++) {
            if (uses.get(i).per == per) {
                return new Uses(uses.stream().filter(u -> u.per != per).toList());
            }
        }
        return this;
    }
}
