package holosite.rules.tell;

import holosite.rules.log.AttackEntry;
import holosite.rules.log.BattleEntry;
import holosite.rules.log.CardEntry;
import holosite.rules.log.ContestEntry;
import holosite.rules.log.DestinyEntry;
import holosite.rules.log.Entry;
import holosite.rules.log.ForceEntry;
import holosite.rules.log.GameEntry;
import holosite.rules.log.MoveEntry;
import holosite.rules.log.PileEntry;
import holosite.rules.log.PlayEntry;
import holosite.rules.log.WeaponEntry;

/** What happened, a sentence for each line of the log. */
final class LogLines {
    private final CourseLines course;
    private final CardLines cards;
    private final BattleLines battles;
    private final ContestLines contests;

    LogLines(PlayerWords players) {
        course = new CourseLines(players);
        cards = new CardLines(players);
        battles = new BattleLines(players);
        contests = new ContestLines(players);
    }

    String tell(Entry entry) {
        return switch (entry) {
            case GameEntry e -> course.tell(e);
            case ForceEntry e -> course.tell(e);
            case PileEntry e -> course.tell(e);
            case PlayEntry e -> cards.tell(e);
            case MoveEntry e -> cards.tell(e);
            case CardEntry e -> cards.tell(e);
            case BattleEntry e -> battles.tell(e);
            case WeaponEntry e -> battles.tell(e);
            case DestinyEntry e -> battles.tell(e);
            case AttackEntry e -> battles.tell(e);
            case ContestEntry e -> contests.tell(e);
        };
    }
}
