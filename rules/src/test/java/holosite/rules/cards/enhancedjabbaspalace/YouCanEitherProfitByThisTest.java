package holosite.rules.cards.enhancedjabbaspalace;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Abilities.deploysOnTable;
import static holosite.language.words.Kinds.effect;
import static holosite.language.words.Kinds.rebel;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.glossary.Ruling;
import holosite.language.Card;
import holosite.language.ability.Deed;
import holosite.language.card.Phase;
import holosite.rules.capture.Captivity;
import holosite.rules.capture.PrisonerTransfers;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.modifier.Rulings;
import holosite.rules.modifier.Standing;
import holosite.rules.presence.Presence;
import holosite.rules.refusal.Refusal;
import holosite.rules.start.StartDecks;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** You Can Either Profit By This... and Or Be Destroyed. */
class YouCanEitherProfitByThisTest {
    private static final String PROFIT = "You Can Either Profit By This...";
    private static final String CHAMBER = "Jabba's Palace: Audience Chamber";
    private static final String PALACE = "Tatooine: Jabba's Palace";
    private static final String HAN = "Han Solo";
    private static final String DROIDS = "Artoo & Threepio";

    /** Cards that are named and not written yet: what matters is their titles. */
    private static final Card MASTER_LUKE =
            rebel("Master Luke", "0_61")
                    .unique()
                    .persona("Luke")
                    .destiny(1)
                    .deploy(5)
                    .power(5)
                    .ability(5)
                    .forfeit(7)
                    .says();

    private static final Card ASSETS =
            effect("Frozen Assets", LIGHT, "0_62").unique().destiny(3).says(deploysOnTable());

    private static Position table() {
        return tableWith(MASTER_LUKE, ASSETS)
                .system("Tatooine", DARK)
                .site(PALACE, LIGHT)
                .site(CHAMBER, LIGHT)
                .site(CANTINA, DARK)
                .beside(LIGHT, PROFIT);
    }

    private static Position frozen() {
        return table().at(CHAMBER, HAN).mark(HAN, Flag.CAPTIVE | Flag.FROZEN);
    }

    private static Position flipped() {
        return table().mark(PROFIT, Flag.FLIPPED);
    }

    private static boolean isFlipped(Scene scene) {
        return scene.has(PROFIT, Flag.FLIPPED);
    }

    // ---- the start

    private static Scene started(String... light) {
        return StartDecks.start(
                StartDecks.deck(DARK, MOS_EISLEY, MOS_EISLEY, "Boba Fett", "Bane Malar", "Quarren"),
                StartDecks.deck(LIGHT, "", light));
    }

    @Test
    void hanIsFrozenInTheAudienceChamberAtTheStart() {
        var scene = started(PROFIT, PALACE, CHAMBER, HAN);
        assertThat(scene.locations()).contains(PALACE, CHAMBER);
        assertThat(scene.hostOf(HAN)).isEqualTo(CHAMBER);
        assertThat(scene.roleOf(HAN)).isEqualTo(Role.AT);
        assertThat(scene.has(HAN, Flag.FROZEN)).isTrue();
        assertThat(scene.isCaptive(HAN)).isTrue();
        scene.expectDecider(DARK).expectPrompt(Prompt.Key.STARTING_CARD);
        scene.offers("Boba Fett", "Bane Malar", "Quarren", "nothing").mayNot("Stormtrooper");
        scene.choose("Boba Fett").choose("Quarren");
        assertThat(scene.locationOf("Boba Fett")).isEqualTo(CHAMBER);
        assertThat(scene.locationOf("Quarren")).isEqualTo(CHAMBER);
        // no third one, and nobody takes Han away
        assertThat(scene.prompt()).isNotEqualTo(Prompt.Key.STARTING_CARD);
        assertThat(isFlipped(scene)).isFalse();
        assertThat(
                        PrisonerTransfers.takingRefusal(
                                scene.state(), scene.card("Boba Fett"), scene.card(HAN)))
                .isEqualTo(Refusal.FORBIDDEN_BY_CARD);
    }

    @Test
    void withoutWhatItMustDeployItGoesOutOfPlay() {
        assertThat(started(PROFIT, PALACE, CHAMBER).outOfPlay(LIGHT)).containsExactly(PROFIT);
        assertThat(started(PROFIT, CHAMBER, HAN).outOfPlay(LIGHT)).containsExactly(PROFIT);
        assertThat(started(PROFIT, PALACE, HAN).outOfPlay(LIGHT)).containsExactly(PROFIT);
    }

    private static boolean mayMove(Scene scene, String who) {
        return !Rulings.forbids(scene.state(), Deed.MOVE, DARK, scene.card(who), Table.NOBODY);
    }

    @Test
    void heAloneMayNotBeMovedAndOnlyWhileHeIsFrozen() {
        var scene = started(PROFIT, PALACE, CHAMBER, HAN);
        scene.choose("Boba Fett").choose("Quarren");
        Captivity.freeze(scene.state(), new int[] {scene.card("Quarren")});
        assertThat(mayMove(scene, "Quarren")).isTrue();
        assertThat(mayMove(scene, HAN)).isFalse();
        Captivity.release(scene.state(), new int[] {scene.card(HAN)});
        scene.state().pop().run(scene.state());
        assertThat(scene.has(HAN, Flag.FROZEN)).isFalse();
        assertThat(mayMove(scene, HAN)).isTrue();
    }

    // ---- the front

    @Test
    void nobodyDrainsWhereItSaysSo() {
        frozen().at(CHAMBER, "Stormtrooper#1")
                .at(CANTINA, "Stormtrooper#2")
                .site(CANTINA, LIGHT)
                .turn(DARK, Phase.CONTROL)
                .mayNot("drain at " + CHAMBER)
                .offers("drain at " + CANTINA);
        frozen().at(CANTINA, "Rebel Trooper#1")
                .at("Hoth: Ice Plains (5th Marker)", "Rebel Trooper#2")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("drain at " + CANTINA)
                .offers("drain at Hoth: Ice Plains (5th Marker)");
    }

    @Test
    void frozenAssetsMayNotBePlayed() {
        frozen().hand(LIGHT, "Frozen Assets")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy Frozen Assets");
        flipped()
                .at(CANTINA, HAN)
                .hand(LIGHT, "Frozen Assets")
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy Frozen Assets");
    }

    @Test
    @Claim("artoo-and-threepio#2")
    void artooAndThreepioDeployForTwoLessAtThePalaceNotFour() {
        var scene = frozen().hand(LIGHT, DROIDS).force(LIGHT, 9).turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.deployCost(DROIDS, CHAMBER)).isEqualTo(1);
        assertThat(scene.deployCost(DROIDS, PALACE)).isEqualTo(1);
        assertThat(scene.deployCost(DROIDS, CANTINA)).isEqualTo(3);
        assertThat(
                        flipped()
                                .at(CANTINA, HAN)
                                .hand(LIGHT, DROIDS)
                                .turn(LIGHT, Phase.DEPLOY)
                                .deployCost(DROIDS, CHAMBER))
                .isEqualTo(3);
    }

    @ParameterizedTest
    @CsvSource({
        "Luke Skywalker, 1, 3",
        "C-3PO (See-Threepio), 1, 3",
        "Artoo, 2, 4",
        "Master Luke, 0, 5",
        "Leia Organa, 3, 3"
    })
    void theseDeployForLessAtThePalace(String who, int palace, int elsewhere) {
        var scene = frozen().hand(LIGHT, who).force(LIGHT, 9).turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.deployCost(who, CHAMBER)).isEqualTo(palace);
        assertThat(scene.deployCost(who, CANTINA)).isEqualTo(elsewhere);
    }

    @Test
    void itFlipsWhenHanIsFreeOnTatooine() {
        assertThat(isFlipped(frozen().turn(LIGHT))).isFalse();
        assertThat(isFlipped(table().at(CHAMBER, HAN).turn(LIGHT))).isTrue();
        assertThat(
                        isFlipped(
                                table().at("Tatooine", "Millennium Falcon")
                                        .pilot("Millennium Falcon", HAN)
                                        .turn(LIGHT)))
                .isFalse();
        assertThat(isFlipped(table().at("Hoth: Ice Plains (5th Marker)", HAN).turn(LIGHT)))
                .isFalse();
        assertThat(isFlipped(table().at(CANTINA, "Luke Skywalker").turn(LIGHT))).isFalse();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void itGoesOutOfPlayWhenTatooineIsBlownAway(boolean back) {
        var position = back ? flipped().at("Hoth: Ice Plains (5th Marker)", HAN) : table();
        var scene = position.mark("dark Tatooine", Flag.BLOWN_AWAY).turn(LIGHT, Phase.CONTROL);
        assertThat(scene.outOfPlay(LIGHT)).containsExactly(PROFIT);
    }

    // ---- the back

    @ParameterizedTest
    @CsvSource({"Han Solo, 10", "Han With Heavy Blaster Pistol, 5"})
    void turnedOverItRetrievesForceOnce(String han, int force) {
        var scene =
                table().at(CHAMBER, han, "Rebel Trooper")
                        .lost(LIGHT, 20)
                        .turn(LIGHT, Phase.CONTROL);
        scene.passUntil(LIGHT, Phase.DEPLOY);
        assertThat(isFlipped(scene)).isTrue();
        assertThat(scene.lost(LIGHT)).hasSize(20 - force);
    }

    @Test
    void theForceIsRetrievedOncePerGame() {
        var scene = table().at(CHAMBER, HAN).lost(LIGHT, 25).turn(LIGHT, Phase.CONTROL);
        assertThat(scene.passUntil(LIGHT, Phase.DEPLOY).lost(LIGHT)).hasSize(15);
        Captivity.freeze(scene.state(), new int[] {scene.card(HAN)});
        scene.passUntil(LIGHT, Phase.MOVE);
        assertThat(isFlipped(scene)).isFalse();
        Captivity.release(scene.state(), new int[] {scene.card(HAN)});
        scene.state().pop().run(scene.state());
        scene.passUntil(LIGHT, Phase.DRAW);
        assertThat(isFlipped(scene)).isTrue();
        assertThat(scene.lost(LIGHT)).hasSize(15);
    }

    @Test
    void anotherObjectiveThatIsFlippedRetrievesNothing() {
        String hunt = "Hunt Down And Destroy The Jedi";
        var scene =
                flipped()
                        .at(CANTINA, HAN)
                        .at(MOS_EISLEY, "Darth Vader")
                        .beside(DARK, hunt)
                        .lost(LIGHT, 20)
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.passUntil(LIGHT, Phase.DEPLOY).has(hunt, Flag.FLIPPED)).isTrue();
        assertThat(scene.lost(LIGHT)).hasSize(20);
    }

    @Test
    void theTextOfBadFeelingHaveIIsCanceled() {
        for (boolean back : new boolean[] {true, false}) {
            var scene =
                    (back ? flipped().at(CANTINA, HAN) : frozen())
                            .beside(LIGHT, "Bad Feeling Have I")
                            .turn(LIGHT);
            assertThat(Standing.of(scene.state()).textCanceled(scene.card("Bad Feeling Have I")))
                    .isEqualTo(back);
        }
    }

    @Test
    void starfightersWithoutPilotDeployOutsideOnTatooine() {
        var scene =
                flipped()
                        .at(CANTINA, HAN)
                        .site("Hoth: Ice Plains (5th Marker)", DARK)
                        .at("Hoth: Ice Plains (5th Marker)", "Rebel Trooper")
                        .at(MOS_EISLEY, "Leia Organa")
                        .hand(LIGHT, "X-wing", "Red 5")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);
        // with a pilot of its own it goes where it always does
        assertThat(scene.deploy("X-wing").passResponses().locationOf("X-wing"))
                .isEqualTo("Tatooine");
        scene.passUntil(LIGHT);
        assertThat(scene.deploy("Red 5").offered())
                .contains(MOS_EISLEY, PALACE)
                .doesNotContain(CANTINA, CHAMBER, "Hoth: Ice Plains (5th Marker)");
        frozen().at(MOS_EISLEY, "Leia Organa")
                .hand(LIGHT, "Red 5")
                .force(LIGHT, 9)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy Red 5");
    }

    @Test
    void theOpponentLosesForceForBattlegroundsTheHeroesOccupy() {
        var scene =
                flipped()
                        .at(MOS_EISLEY, HAN)
                        .at(CANTINA, "Luke Skywalker", "Leia Organa")
                        .at(BAY, "Rebel Trooper")
                        .at("Hoth: Defensive Perimeter (3rd Marker)", "Chewbacca")
                        .turn(LIGHT, Phase.CONTROL);
        int places = 0;
        for (String at :
                new String[] {MOS_EISLEY, CANTINA, "Hoth: Defensive Perimeter (3rd Marker)"}) {
            places += Presence.battleground(scene.state(), scene.card(at)) ? 1 : 0;
        }
        scene.passUntil(LIGHT, Phase.DEPLOY);
        assertThat(places).isPositive();
        assertThat(scene.lost(DARK)).hasSize(places);
        scene.passUntil(DARK, Phase.DEPLOY);
        assertThat(scene.lost(DARK)).hasSize(places);
    }

    @ParameterizedTest
    @CsvSource({
        CANTINA + ", Leia Organa, false, 1",
        CANTINA + ", Leia Organa, true, 0",
        "Death Star: Docking Control Room 327, Luke Skywalker, false, 0",
        CANTINA + ", Obi-Wan Kenobi, false, 0",
        CANTINA + ", Lando Calrissian (5_5), false, 1",
        CANTINA + ", Lando Calrissian (5_99), false, 1"
    })
    @Ruling("heroes-of-either-side")
    void aHeroInTheOpenAtABattlegroundCounts(
            String where, String who, boolean undercover, int more) {
        var position =
                flipped().site(where, DARK).at(MOS_EISLEY, HAN).at(where, "Rebel Trooper", who);
        var scene = (undercover ? position.undercover(who) : position).turn(LIGHT, Phase.CONTROL);
        assertThat(scene.passUntil(LIGHT, Phase.DEPLOY).lost(DARK)).hasSize(1 + more);
    }

    @Test
    void aHeroWhoOccupiesNothingDoesNotCount() {
        var scene =
                flipped()
                        .at(MOS_EISLEY, HAN)
                        .at(CANTINA, "Chewbacca (2_3)", "Darth Maul")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.passUntil(LIGHT, Phase.DEPLOY).lost(DARK)).hasSize(1);
    }

    @Test
    void itFlipsBackWhenHanIsCapturedOrGone() {
        assertThat(isFlipped(flipped().at(CANTINA, HAN).turn(LIGHT))).isTrue();
        assertThat(isFlipped(flipped().at(CANTINA, HAN).missing(HAN).turn(LIGHT))).isTrue();
        assertThat(isFlipped(flipped().at(CANTINA, "Luke Skywalker").turn(LIGHT))).isFalse();
        assertThat(
                        isFlipped(
                                flipped()
                                        .at("Hoth: Ice Plains (5th Marker)", HAN)
                                        .at(CANTINA, "Darth Vader")
                                        .captive("Darth Vader", "Leia Organa")
                                        .turn(LIGHT)))
                .isTrue();
        assertThat(
                        isFlipped(
                                flipped()
                                        .at(CANTINA, "Darth Vader")
                                        .captive("Darth Vader", HAN)
                                        .turn(LIGHT)))
                .isFalse();
    }
}
