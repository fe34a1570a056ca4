package holosite.rules.battle;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.DestinyKind;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.presence.Participation;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;

/** Cards taken out of a battle that goes on without them. */
class ExclusionTest {
    private static final String HAN = "Han With Heavy Blaster Pistol";

    private static boolean participates(Scene scene, String card) {
        return Participation.takesPart(scene.state(), scene.card(card));
    }

    /** Everybody of ability above 2 is excluded: Vader, Han and Luke; the others battle on. */
    private static Scene excluded() {
        return position().turn(DARK, Phase.BATTLE).battleAt(CANTINA).play("Stunning Leader");
    }

    private static Position position() {
        return table().at(
                        CANTINA,
                        "Darth Vader",
                        "Stormtrooper",
                        HAN,
                        "Luke Skywalker",
                        "Chewbacca",
                        "Rebel Trooper")
                .on("Darth Vader", "Vader's Lightsaber")
                .on("Stormtrooper", "Imperial Blaster")
                .hand(DARK, "Stunning Leader")
                .force(DARK, 9)
                .force(LIGHT, 9);
    }

    @Test
    @Claim("excluded-from-battle#1")
    void anExcludedCardNoLongerParticipates() {
        var scene = excluded();

        for (String card : new String[] {"Darth Vader", HAN, "Luke Skywalker"}) {
            assertThat(participates(scene, card)).as(card).isFalse();
        }
        assertThat(participates(scene, "Stormtrooper")).isTrue();
        assertThat(participates(scene, "Rebel Trooper")).isTrue();
        assertThat(scene.inBattle()).isTrue();
    }

    @Test
    @Claim("excluded-from-battle#2")
    void onlyCardsInTheBattleAreExcluded() {
        var scene = position().at(BAY, "Obi-Wan Kenobi").turn(DARK, Phase.BATTLE).battleAt(CANTINA);

        scene.play("Stunning Leader");

        assertThat(scene.has("Luke Skywalker", Flag.EXCLUDED)).isTrue();
        assertThat(scene.has("Obi-Wan Kenobi", Flag.EXCLUDED)).isFalse();

        // without a battle, and in a battle elsewhere, nobody could be excluded
        position().turn(DARK, Phase.BATTLE).mayNot("play Stunning Leader");
        var elsewhere =
                position()
                        .at(BAY, "Snowtrooper", "Leia Organa", "Rebel Trooper#2")
                        .on("Snowtrooper", "Imperial Blaster#2")
                        .turn(DARK, Phase.BATTLE);
        elsewhere.battleAt(BAY).play("Stunning Leader");
        assertThat(elsewhere.has("Leia Organa", Flag.EXCLUDED)).isTrue();
        assertThat(elsewhere.has("Luke Skywalker", Flag.EXCLUDED)).isFalse();
    }

    @Test
    @Claim("excluded-from-battle#3")
    void theExclusionEndsWithTheBattle() {
        var scene = excluded();

        scene.finishBattle();

        assertThat(scene.has("Darth Vader", Flag.EXCLUDED)).isFalse();
        assertThat(scene.has("Luke Skywalker", Flag.EXCLUDED)).isFalse();
    }

    @Test
    @Claim("excluded-from-battle#4")
    void itAddsNoPower() {
        var scene = excluded();

        assertThat(BattleTotals.power(scene.state(), DARK, scene.card(CANTINA)))
                .isEqualTo(scene.power("Stormtrooper"));
        assertThat(BattleTotals.power(scene.state(), LIGHT, scene.card(CANTINA)))
                .isEqualTo(scene.power("Chewbacca") + scene.power("Rebel Trooper"));
    }

    @Test
    @Claim("excluded-from-battle#5")
    void itsAbilityDoesNotCountForBattleDestiny() {
        var before = position().turn(DARK, Phase.BATTLE).battleAt(CANTINA);
        assertThat(BattleDestiny.ability(before.state(), DARK)).isEqualTo(7);
        assertThat(draws(before, DARK)).isEqualTo(1);

        var scene = excluded();
        assertThat(BattleDestiny.ability(scene.state(), DARK)).isEqualTo(1);
        assertThat(draws(scene, DARK)).isZero();
    }

    private static int draws(Scene scene, holosite.language.card.Side side) {
        return BattleDestiny.draws(scene.state(), side, DestinyKind.BATTLE);
    }

    @Test
    @Claim("excluded-from-battle#6")
    void itFiresNoWeapons() {
        var before = position().turn(DARK, Phase.BATTLE).battleAt(CANTINA);
        before.passResponses().expectDecider(DARK);
        before.offers("fire Imperial Blaster", "fire Vader's Lightsaber").pass();
        before.expectDecider(LIGHT).offers("fire " + HAN);

        var scene = excluded();

        scene.offers("fire Imperial Blaster").mayNot("fire Vader's Lightsaber");
        scene.pass(DARK);
        scene.mayNot("fire " + HAN);
    }

    @Test
    @Claim("excluded-from-battle#7")
    void itIsNotTargetedByWeapons() {
        var scene = excluded();

        assertThat(scene.fire("Imperial Blaster").offered())
                .containsExactlyInAnyOrder("Chewbacca", "Rebel Trooper");
        var all = position().turn(DARK, Phase.BATTLE).battleAt(CANTINA);
        assertThat(all.passUntil("fire Imperial Blaster").fire("Imperial Blaster").offered())
                .containsExactlyInAnyOrder(HAN, "Luke Skywalker", "Chewbacca", "Rebel Trooper");
    }

    @Test
    @Claim("excluded-from-battle#8")
    void itIsNotForfeited() {
        var scene = excluded();

        scene.passUntil("forfeit Stormtrooper");

        scene.mayNot("forfeit Darth Vader");
        var all = position().turn(DARK, Phase.BATTLE).battleAt(CANTINA);
        all.passUntil("forfeit Stormtrooper").offers("forfeit Darth Vader");
    }

    @Test
    @Claim("excluded-from-battle#9")
    void whatNeedsACardInBattleDoesNotReachIt() {
        // the Dark Lord himself chooses among those in the battle with him
        var scene =
                table().at(CANTINA, "Stormtrooper", "Luke Skywalker", "Rebel Trooper")
                        .on("Stormtrooper", "Imperial Blaster")
                        .hand(DARK, "Stunning Leader", "We Have A Prisoner", "Overload")
                        .on("Luke Skywalker", "Blaster Rifle")
                        .force(DARK, 9)
                        .nextDestiny(DARK, 0)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA).play("Stunning Leader");
        scene.passUntil("play Overload").play("Overload").at("Blaster Rifle");

        // Luke is about to be lost, but not from the battle
        assertThat(scene.offered()).doesNotContain("play We Have A Prisoner");
        assertThat(scene.lost(LIGHT)).contains("Luke Skywalker");
    }

    @Test
    @Claim("excluded-from-battle#9")
    void inTheBattleItWouldBeReached() {
        var scene =
                table().at(CANTINA, "Stormtrooper", "Luke Skywalker", "Rebel Trooper")
                        .hand(DARK, "We Have A Prisoner", "Overload")
                        .on("Luke Skywalker", "Blaster Rifle")
                        .force(DARK, 9)
                        .nextDestiny(DARK, 0)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA).passUntil("play Overload").play("Overload").at("Blaster Rifle");

        scene.offers("play We Have A Prisoner");
    }

    @Test
    @Claim("excluded-from-battle#10")
    void twoCardsThatAddABattleDestinyTogetherDoSoNoMore() {
        var before =
                table().at(
                                CANTINA,
                                "Darth Vader",
                                "Stormtrooper",
                                "Boba Fett With Blaster Rifle",
                                HAN)
                        .force(DARK, 5)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(CANTINA);
        // one by ability, one because of Han
        assertThat(draws(before, DARK)).isEqualTo(2);

        var scene = excluded();
        // Chewbacca is still there, but Han is not with him in the battle
        assertThat(draws(scene, LIGHT)).isZero();
    }

    @Test
    @Claim("excluded-from-battle#10")
    void anExcludedPartnerDoesNotCountEither() {
        var scene =
                table().at(
                                CANTINA,
                                "Darth Vader",
                                "Stormtrooper",
                                HAN,
                                "Chewbacca",
                                "Rebel Trooper")
                        .hand(DARK, "Stunning Leader")
                        .force(DARK, 5)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(CANTINA);
        assertThat(draws(scene, LIGHT)).isEqualTo(2);
        Exclude.only(scene, "Chewbacca");

        assertThat(participates(scene, HAN)).isTrue();
        assertThat(draws(scene, LIGHT)).isEqualTo(1);
    }

    /** Excludes one card, as a text that names it would. */
    private static final class Exclude {
        private Exclude() {}

        static void only(Scene scene, String card) {
            holosite.rules.capture.Exclusion.exclude(scene.state(), new int[] {scene.card(card)});
        }
    }
}
