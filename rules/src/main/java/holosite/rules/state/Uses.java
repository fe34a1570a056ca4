package holosite.rules.state;

import holosite.language.ability.Limit;
import holosite.language.card.Side;
import holosite.rules.card.ProgramId;
import holosite.rules.table.Zone;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What has been used up: what was done in this phase, battle, turn and game that can be done only
 * so often, which titles were played or deployed this turn, and which triggers went off and wait
 * for their condition to be false again.
 */
public record Uses(List<Use> uses, List<String> played, List<SpentTrigger> wentOff) {

    public static final Uses NONE = new Uses(List.of(), List.of(), List.of());

    public Uses {
        uses = List.copyOf(uses);
        played = List.copyOf(played);
        wentOff = List.copyOf(wentOff);
    }

    // ---- uses

    /** How often a text was used in such a span. */
    public int ofText(int card, String title, ProgramId text, Limit.Per per) {
        int count = 0;
        for (int i = 0; i < uses.size(); i++) {
            if (uses.get(i) instanceof Use.OfText use
                    && use.per() == per
                    && (per == Limit.Per.GAME ? use.title().equals(title) : use.card() == card)
                    && use.text().equals(text)) {
                count++;
            }
        }
        return count;
    }

    /** The pile that was shuffled last in this turn by a text. */
    public Optional<Use.Shuffled> lastShuffled() {
        for (int i = uses.size() - 1; i >= 0; i--) {
            if (uses.get(i) instanceof Use.Shuffled shuffled) {
                return Optional.of(shuffled);
            }
        }
        return Optional.empty();
    }

    /** How often a card has done what the rules limit. */
    public int ofRule(int card, RuleUse what) {
        int count = 0;
        for (int i = 0; i < uses.size(); i++) {
            if (uses.get(i) instanceof Use.OfRule use && use.what() == what && use.card() == card) {
                count++;
            }
        }
        return count;
    }

    /** Whether a player has found nothing this turn when he looked through a pile by this text. */
    public boolean hasFailed(Side player, ProgramId text, Side whose, Zone pile) {
        for (int i = 0; i < uses.size(); i++) {
            if (uses.get(i) instanceof Use.FailedSearch search
                    && search.player() == player
                    && search.whose() == whose
                    && search.pile() == pile
                    && search.text().equals(text)) {
                return true;
            }
        }
        return false;
    }

    /** The same of whatever pile it was. */
    public boolean hasFailed(Side player, ProgramId text) {
        for (int i = 0; i < uses.size(); i++) {
            if (uses.get(i) instanceof Use.FailedSearch search
                    && search.player() == player
                    && search.text().equals(text)) {
                return true;
            }
        }
        return false;
    }

    /** How much of the opponent's Force a player may use next, or has used this turn. */
    public int theirForce(Side player, boolean used) {
        int count = 0;
        for (int i = 0; i < uses.size(); i++) {
            if (uses.get(i) instanceof Use.TheirForce force
                    && force.player() == player
                    && force.used() == used) {
                count++;
            }
        }
        return count;
    }

    /** How many battle destinies a player has drawn in this battle. */
    public int battleDestinies(Side player) {
        int count = 0;
        for (int i = 0; i < uses.size(); i++) {
            if (uses.get(i) instanceof Use.BattleDestinyDrawn drawn && drawn.player() == player) {
                count++;
            }
        }
        return count;
    }

    /** What they come to; NaN if there is none. */
    public double totalOfBattleDestinies(Side player) {
        double total = Double.NaN;
        for (int i = 0; i < uses.size(); i++) {
            if (uses.get(i) instanceof Use.BattleDestinyDrawn drawn && drawn.player() == player) {
                total = Double.isNaN(total) ? drawn.number() : total + drawn.number();
            }
        }
        return total;
    }

    /** The players have each other's battle destinies. */
    public static void switchBattleDestinies(GameState game) {
        Uses uses = game.uses();
        var switched =
                uses.uses.stream()
                        .map(
                                use ->
                                        use instanceof Use.BattleDestinyDrawn drawn
                                                ? new Use.BattleDestinyDrawn(
                                                        drawn.player().opposite(), drawn.number())
                                                : use)
                        .toList();
        game.uses(new Uses(switched, uses.played, uses.wentOff));
    }

    /** What stood open is done: one use takes the place of another. */
    public static void replace(GameState game, Use open, Use done) {
        Uses uses = game.uses();
        var left = new ArrayList<>(uses.uses);
        if (!left.remove(open)) {
            throw new IllegalStateException("not open: " + open);
        }
        left.add(done);
        game.uses(new Uses(left, uses.played, uses.wentOff));
    }

    /** How often exactly this was done. */
    public int count(Use wanted) {
        int count = 0;
        for (int i = 0; i < uses.size(); i++) {
            if (uses.get(i).equals(wanted)) {
                count++;
            }
        }
        return count;
    }

    /** Counts one more use. */
    public static void note(GameState game, Use use) {
        Uses uses = game.uses();
        game.uses(new Uses(with(uses.uses, use), uses.played, uses.wentOff));
    }

    /** Counts one more time that a card has done what the rules limit. */
    public static void note(GameState game, int card, RuleUse what) {
        note(game, new Use.OfRule(card, what));
    }

    /** The span is over: its uses are forgotten. */
    public static void forget(GameState game, Limit.Per per) {
        Uses uses = game.uses();
        for (int i = 0; i < uses.uses.size(); i++) {
            if (uses.uses.get(i).per() == per) {
                var left = new ArrayList<Use>(uses.uses.size());
                for (Use use : uses.uses) {
                    if (use.per() != per) {
                        left.add(use);
                    }
                }
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

    /** Notes that a player deployed a card of this title. */
    public static void noteDeployed(GameState game, Side player, String title) {
        if (!hasDeployed(game, player, title)) {
            note(game, new Use.TitleDeployed(player, title));
        }
    }

    /** Whether a player deployed such a card before, one whose text asks for that. */
    public static boolean hasDeployed(GameState game, Side player, String title) {
        return game.uses().count(new Use.TitleDeployed(player, title)) > 0;
    }

    public static void play(GameState game, String title) {
        Uses uses = game.uses();
        game.uses(new Uses(uses.uses, with(uses.played, title), uses.wentOff));
    }

    public static void forgetPlayed(GameState game) {
        Uses uses = game.uses();
        game.uses(new Uses(uses.uses, List.of(), uses.wentOff));
    }

    // ---- triggers

    /** Whether a trigger went off and its condition has not been false since. */
    public boolean hasGoneOff(SpentTrigger trigger) {
        return wentOff.contains(trigger);
    }

    /** The same for the text of a card; asked all the time, so nothing is allocated for it. */
    public boolean hasGoneOff(ProgramId text, int card) {
        for (int i = 0; i < wentOff.size(); i++) {
            if (wentOff.get(i) instanceof SpentTrigger.Text trigger
                    && trigger.card() == card
                    && trigger.text().equals(text)) {
                return true;
            }
        }
        return false;
    }

    public static void goOff(GameState game, SpentTrigger trigger) {
        Uses uses = game.uses();
        game.uses(new Uses(uses.uses, uses.played, with(uses.wentOff, trigger)));
    }

    /** The condition is false: the trigger can go off again. */
    public static void rearm(GameState game, SpentTrigger trigger) {
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
