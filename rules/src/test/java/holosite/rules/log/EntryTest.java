package holosite.rules.log;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Pile;
import holosite.language.card.Side;
import holosite.rules.table.KnownBy;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class EntryTest {

    /** Clients know the kinds of lines by these words: one may be added, none may change. */
    @Test
    void theKeysOfTheKindsOfLinesStayAsTheyAre() {
        var keys = new TreeSet<String>();
        EveryEntry.all().forEach(entry -> keys.add(entry.key()));
        assertThat(String.join(" ", keys))
                .isEqualTo(
                        """
                        activates aims asks_about_hand attaches attack_ends attack_total attacks battle_begins \
                        battle_canceled battle_ends battle_tied blown_away bombing_run canceled captured \
                        card_lost collapses converts cover_broken crashes creature_attacks crosses_over \
                        damaged defeated deploys deploys_location destiny_canceled destiny_fails detaches \
                        drain_canceled drains draws_asteroid_destiny draws_battle_destiny \
                        draws_card draws_destiny draws_destiny_to_attrition draws_destiny_to_power \
                        draws_race_destiny duel_begins duel_tied duel_total duel_won eaten embarks event_total \
                        exchanged falls_short finds_nothing flips forfeits found frozen glances goes_missing goes_undercover \
                        hits inserts looks_at loses may_use_their_force misses moves names_kind no_starting_location \
                        opening_hand \
                        out_of_play passes phase_begins pile_placed plays podrace_begins \
                        podrace_won power_totals race_destiny reacts recirculates released \
                        relocated repaired replaces retargets retrieves returns revealed reveals sabacc_begins \
                        sabacc_draws sabacc_perfect sabacc_shows sabacc_stands sabacc_tied \
                        sabacc_total sabacc_won search_party_formed search_total shuffles stacked \
                        start_fails starting_effect starting_interrupt starting_location \
                        starting_objective station_moves stolen takes tells_truth test_completed to_hand \
                        to_used_pile trains transfers turn_begins turned_down turned_up \
                        uses_as_race_destiny uses_force uses_text uses_their_force wins_battle wins_game\
                        """);
    }

    @Test
    void aKeyBelongsToOneKindOnly() {
        var owners = new java.util.HashMap<String, Class<?>>();
        for (Entry entry : EveryEntry.all()) {
            assertThat(owners.putIfAbsent(entry.key(), entry.getClass()))
                    .isIn(null, entry.getClass());
        }
    }

    @Test
    void whatOnePlayerAloneHasSeenIsNamedToHimAndAfterTheGame() {
        CardName card = EveryEntry.VADER;
        for (Entry entry :
                List.of(
                        new ForceEntry.DrawsCards(Side.DARK, card, 1),
                        new PileEntry.LooksAt(Side.DARK, card, Side.LIGHT, Pile.RESERVE_DECK),
                        new ContestEntry.SabaccDraws(Side.DARK, card),
                        new CardEntry.Leaves(CardEntry.Way.TO_HAND, Side.DARK, card, KnownBy.DARK),
                        new CardEntry.Glances(Side.DARK, card, card),
                        new CardEntry.Stacked(Side.DARK, card, card, KnownBy.DARK))) {
            assertThat(entry.to(Side.DARK)).isEqualTo(entry);
            assertThat(entry.to(Audience.BOTH)).isEqualTo(entry);
            for (Audience other : List.of(Audience.LIGHT, Audience.SPECTATOR)) {
                Entry told = entry.to(other);
                assertThat(told.named().getFirst()).isEqualTo(CardName.NONE);
                assertThat(told.key()).isEqualTo(entry.key());
                assertThat(told.player()).isEqualTo(entry.player());
            }
        }
    }

    @Test
    void whatNobodyHasSeenIsNamedToNobody() {
        var entry =
                new CardEntry.Stacked(
                        Side.DARK, EveryEntry.VADER, EveryEntry.VADER, KnownBy.NOBODY);
        for (Audience audience : Audience.values()) {
            assertThat(entry.to(audience).named().getFirst()).isEqualTo(CardName.NONE);
        }
    }

    @Test
    void forceActivatedAndCardsDrawnUnseenAreToldTogether() {
        var one = new ForceEntry.Activates(Side.DARK, 1);
        assertThat(one.joined(one)).contains(new ForceEntry.Activates(Side.DARK, 2));
        assertThat(one.joined(new ForceEntry.Activates(Side.LIGHT, 1))).isEmpty();
        var seen = new ForceEntry.DrawsCards(Side.DARK, EveryEntry.VADER, 1);
        assertThat(seen.joined(seen)).isEmpty();
        assertThat(seen.to(Side.LIGHT).joined(seen.to(Side.LIGHT)))
                .contains(new ForceEntry.DrawsCards(Side.DARK, CardName.NONE, 2));
    }
}
