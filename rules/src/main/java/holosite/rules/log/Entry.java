package holosite.rules.log;

import holosite.language.card.Side;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One line of what happened: a record for each kind of line, in families by what they are about. A
 * line names cards by id and title, because it stays true after the cards have gone elsewhere.
 */
public sealed interface Entry
        permits AttackEntry,
                BattleEntry,
                CardEntry,
                ContestEntry,
                DestinyEntry,
                ForceEntry,
                GameEntry,
                MoveEntry,
                PileEntry,
                PlayEntry,
                WeaponEntry {

    /** The name of this kind of line for clients. It does not change when the record is renamed. */
    String key();

    /** Who did it, or whose card it is about; nobody if it concerns both alike. */
    @Nullable Side player();

    /** The cards it names, those it is about first. */
    List<CardName> named();

    /** The line as this audience may read it: without the name of a card it does not know. */
    default Entry to(Audience audience) {
        return this;
    }

    /** The line as this player may read it. */
    default Entry to(Side reader) {
        return to(Audience.of(reader));
    }

    /** This line and the one after it as a single line; nothing if they do not belong together. */
    default Optional<Entry> joined(Entry next) {
        return Optional.empty();
    }
}
