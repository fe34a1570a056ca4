package holosite.rules.action;

import holosite.language.card.Limit;
import holosite.rules.Game;
import java.util.ArrayList;
import java.util.List;

/**
 * What has been used up: how often each text was used in this phase, battle, turn and game, which
 * titles were played or deployed this turn, and which triggers went off and wait for their
 * condition to be false again.
 */
public record Uses(List<Use> uses, List<String> played, List<String> wentOff) {

    public static final Uses NONE = new Uses(List.of(), List.of(), List.of());

    /** One use of one text. Uses of a game are counted by title, all others by the card. */
    public record Use(int card, String title, String program, Limit.Per per) {}

    public Uses {
        uses = List.copyOf(uses);
        played = List.copyOf(played);
        wentOff = List.copyOf(wentOff);
    }

    // ---- texts

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

    /** Counts one more use of a text. */
    public static void note(Game game, Use use) {
        Uses uses = game.uses();
        game.uses(new Uses(with(uses.uses, use), uses.played, uses.wentOff));
    }

    /** The span is over: its uses are forgotten. */
    public static void forget(Game game, Limit.Per per) {
        Uses uses = game.uses();
        for (int i = 0; i < uses.uses.size(); i++) {
            if (uses.uses.get(i).per == per) {
                var left = uses.uses.stream().filter(u -> u.per != per).toList();
                game.uses(new Uses(left, uses.played, uses.wentOff));
                return;
            }
        }
    }

    // ---- titles

    /** How often a title was played or deployed this turn: a unique one is played once a turn. */
    public int timesPlayed(String title) {
        int times = 0;
        for (int i = 0; i < played.size(); i++) {
            if (played.get(i).equals(title)) {
                times++;
            }
        }
        return times;
    }

    public static void play(Game game, String title) {
        Uses uses = game.uses();
        game.uses(new Uses(uses.uses, with(uses.played, title), uses.wentOff));
    }

    public static void forgetPlayed(Game game) {
        Uses uses = game.uses();
        game.uses(new Uses(uses.uses, List.of(), uses.wentOff));
    }

    // ---- triggers

    /** The name of the trigger of a card's text. */
    static String trigger(String program, int card) {
        return program + "@" + card;
    }

    /** Whether a trigger went off and its condition has not been false since. */
    public boolean hasGoneOff(String trigger) {
        return wentOff.contains(trigger);
    }

    /** The same for the trigger of a card's text, without making its name. */
    boolean hasGoneOff(String program, int card) {
        for (int i = 0; i < wentOff.size(); i++) {
            String trigger = wentOff.get(i);
            if (trigger.startsWith(program)
                    && trigger.length() > program.length()
                    && trigger.charAt(program.length()) == '@'
                    && Integer.parseInt(trigger, program.length() + 1, trigger.length(), 10)
                            == card) {
                return true;
            }
        }
        return false;
    }

    /** The one that went off whose name begins so, or nothing. */
    public String goneOffBeginning(String name) {
        for (int i = 0; i < wentOff.size(); i++) {
            if (wentOff.get(i).startsWith(name)) {
                return wentOff.get(i);
            }
        }
        return "";
    }

    public static void goOff(Game game, String trigger) {
        Uses uses = game.uses();
        game.uses(new Uses(uses.uses, uses.played, with(uses.wentOff, trigger)));
    }

    /** The condition is false: the trigger can go off anew. */
    public static void rearm(Game game, String trigger) {
        Uses uses = game.uses();
        var left = uses.wentOff.stream().filter(t -> !t.equals(trigger)).toList();
        game.uses(new Uses(uses.uses, uses.played, left));
    }

    private static <T> List<T> with(List<T> list, T more) {
        var longer = new ArrayList<T>(list.size() + 1);
        longer.addAll(list);
        longer.add(more);
        return longer;
    }
}
