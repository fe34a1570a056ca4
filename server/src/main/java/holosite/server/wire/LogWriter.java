package holosite.server.wire;

import holosite.language.card.Phase;
import holosite.language.card.Pile;
import holosite.language.prose.Language;
import holosite.rules.log.AttackEntry;
import holosite.rules.log.Audience;
import holosite.rules.log.BattleEntry;
import holosite.rules.log.ContestEntry;
import holosite.rules.log.DestinyEntry;
import holosite.rules.log.Entry;
import holosite.rules.log.ForceEntry;
import holosite.rules.log.GameEntry;
import holosite.rules.log.MoveEntry;
import holosite.rules.log.ToldLog;
import holosite.rules.log.WeaponEntry;
import holosite.rules.tell.Narrator;
import holosite.server.message.LogLine;
import java.util.List;
import java.util.Optional;

/**
 * Lines of the log for one audience. Entries that belong together make one line, numbered by the
 * first of them; a line sent again under its number replaces the earlier one.
 */
public final class LogWriter {
    /** At most this many entries of one kind make one line. */
    private static final int RUN = 64;

    private final Narrator narrator;

    public LogWriter(CardIndex cards, Audience audience, Language language) {
        narrator = new Narrator(language, audience.side(), cards::get);
    }

    /** The lines that contain the entries from this number on. */
    public List<LogLine> lines(ToldLog log, int from) {
        int reach = Math.min(RUN, Math.min(from, log.size()));
        List<Entry> entries = log.from(from - reach);
        int begin = begin(entries, reach);
        return narrator.told(entries.subList(begin, entries.size())).stream()
                .map(told -> line(from - reach + begin + told.begin(), told))
                .toList();
    }

    /** The first entry of the line to which the entry at this place belongs. */
    private static int begin(List<Entry> entries, int place) {
        int begin = place;
        while (begin > 0
                && begin < entries.size()
                && entries.get(begin - 1).joined(entries.get(begin)).isPresent()) {
            begin--;
        }
        return begin;
    }

    private static LogLine line(int number, Narrator.Told told) {
        Entry entry = told.entry();
        return new LogLine(
                number,
                entry.key(),
                Optional.ofNullable(entry.player()),
                told.text(),
                entry.named().stream()
                        .filter(card -> !card.isNone())
                        .map(card -> new LogLine.NamedCard(card.id(), card.title()))
                        .toList(),
                amount(entry));
    }

    /**
     * The number a client may show or count with; 0 where the line has none. Of Force lost it is
     * the place of the pile among the piles of a player; of a phase, which of the six it is.
     */
    private static double amount(Entry entry) {
        return switch (entry) {
            case ForceEntry.LosesForce e -> number(e.from());
            case ForceEntry.Activates e -> e.force();
            case ForceEntry.UsesForce e -> e.force();
            case ForceEntry.MayUseTheirs e -> e.force();
            case ForceEntry.UsesTheirs e -> e.force();
            case ForceEntry.DrawsCards e -> e.count();
            case ForceEntry.Retrieves _ -> 1;
            case ForceEntry.Recirculates e -> e.cards();
            case GameEntry.StartingEffect e -> e.under();
            case GameEntry.OpeningHand e -> e.cards();
            case GameEntry.TurnBegins e -> e.number();
            case GameEntry.PhaseBegins e -> number(e.phase());
            case GameEntry.WinsGame e -> e.lifeForce();
            case MoveEntry.StationMoves e -> e.parsec();
            case BattleEntry.Drains e -> e.force();
            case BattleEntry.TotalPower e -> e.power();
            case BattleEntry.WinsBattle e -> e.difference();
            case BattleEntry.BattleTied e -> e.power();
            case WeaponEntry.Hits e -> e.total();
            case WeaponEntry.FallsShort e -> e.total();
            case WeaponEntry.Misses e -> e.total().orElse(0.0);
            case DestinyEntry.DrawsDestiny e -> e.value();
            case DestinyEntry.UsesAsRaceDestiny e -> e.value();
            case DestinyEntry.RaceDestiny e -> e.value();
            case AttackEntry.AttackTotal e -> e.total();
            case ContestEntry.SabaccTotal e -> e.total();
            case ContestEntry.DuelTotal e -> e.total();
            case ContestEntry.EventTotal e -> e.total();
            case ContestEntry.PodraceWon e -> e.raceTotal();
            default -> 0;
        };
    }

    private static int number(Phase phase) {
        return switch (phase) {
            case ACTIVATE -> 1;
            case CONTROL -> 2;
            case DEPLOY -> 3;
            case BATTLE -> 4;
            case MOVE -> 5;
            case DRAW -> 6;
        };
    }

    private static int number(Pile pile) {
        return switch (pile) {
            case RESERVE_DECK -> 0;
            case FORCE_PILE -> 1;
            case USED_PILE -> 2;
            case LOST_PILE -> 3;
            case HAND -> 4;
            case OUT_OF_PLAY -> 5;
        };
    }
}
