package holosite.rules.cards;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Zone;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Surprise and I Have A Bad Feeling About This: each changes what cards of either side are aimed
 * at, and where Effects lie. Every test is played with both, the sides exchanged.
 */
class RetargetingInterruptsTest {
    private static final String HOUR = "Our Most Desperate Hour";

    /** One of the two, and the cards of the other side that it is played against. */
    enum Card {
        SURPRISE(DARK, "Surprise", "Nabrun Leids", "Luke Skywalker", "Obi-Wan Kenobi", "Wioslea"),
        BAD_FEELING(
                LIGHT,
                "I Have A Bad Feeling About This",
                "Elis Helrot",
                "Stormtrooper",
                "Sandtrooper",
                "Garindan");

        private final Side side;
        private final String title;
        private final String transport;
        private final String traveler;
        private final String companion;
        private final String elsewhere;

        Card(
                Side side,
                String title,
                String transport,
                String traveler,
                String companion,
                String elsewhere) {
            this.side = side;
            this.title = title;
            this.transport = transport;
            this.traveler = traveler;
            this.companion = companion;
            this.elsewhere = elsewhere;
        }

        Side other() {
            return side.opposite();
        }

        /** The other side may transport the traveler from the Cantina to Mos Eisley. */
        Position journey(int force) {
            return table().site(CANTINA, DARK)
                    .site(BAY, DARK)
                    .site(MOS_EISLEY, DARK)
                    .at(CANTINA, traveler, companion)
                    .hand(other(), transport)
                    .force(other(), 4)
                    .nextDestiny(other(), 3)
                    .hand(side, title)
                    .force(side, force);
        }

        Position journey() {
            return journey(3);
        }

        Scene underWay(Position position) {
            return answered(position.turn(other(), Phase.DEPLOY).play(transport));
        }

        /** The same where there are travelers at several sites. */
        Scene underWay(Position position, String from) {
            return answered(position.turn(other(), Phase.DEPLOY).play(transport).choose(from));
        }

        private Scene answered(Scene scene) {
            return scene.choose(traveler).choose(MOS_EISLEY).yes();
        }
    }

    @ParameterizedTest
    @EnumSource
    @Claim("surprise#1")
    void anInterruptBeingPlayedGetsAnotherDestination(Card card) {
        var scene = card.underWay(card.journey());
        scene.play(card.title).choose(MOS_EISLEY);
        assertThat(scene.passResponses().locationOf(card.traveler)).isEqualTo(BAY);
        assertThat(scene.locationOf(card.companion)).isEqualTo(CANTINA);
        assertThat(scene.forcePile(card.side)).isEmpty();
        assertThat(scene.isIn(card.title, Zone.LOST_PILE)).isTrue();
        assertThat(scene.isIn(card.transport, Zone.USED_PILE)).isTrue();
    }

    @ParameterizedTest
    @EnumSource
    @Claim("surprise#1")
    void itCosts3Force(Card card) {
        card.underWay(card.journey(2)).mayNot("play " + card.title);
    }

    @ParameterizedTest
    @EnumSource
    @Claim("surprise#1")
    @Ruling("retargeted-as-a-group")
    void anotherGroupHasNobodyOfTheFirst(Card card) {
        var scene = card.underWay(card.journey().at(CANTINA, card.elsewhere).site(FARM, DARK));
        scene.play(card.title).choose(card.traveler);
        assertThat(scene.offered()).containsExactlyInAnyOrder(card.companion, card.elsewhere);
        scene.choose(card.companion).choose(card.elsewhere).passResponses();
        assertThat(scene.locationOf(card.companion)).isEqualTo(MOS_EISLEY);
        assertThat(scene.locationOf(card.elsewhere)).isEqualTo(MOS_EISLEY);
        assertThat(scene.locationOf(card.traveler)).isEqualTo(CANTINA);
    }

    @ParameterizedTest
    @EnumSource
    @Claim("surprise#1")
    @Ruling("retargeted-as-a-group")
    void anotherGroupMayBeAtAnotherSiteAndGoesToTheSameDestination(Card card) {
        var scene = card.underWay(card.journey().at(BAY, card.elsewhere), CANTINA);
        scene.play(card.title).choose(CANTINA).passResponses();
        assertThat(scene.locationOf(card.elsewhere)).isEqualTo(MOS_EISLEY);
        assertThat(scene.locationOf(card.traveler)).isEqualTo(CANTINA);
    }

    @ParameterizedTest
    @EnumSource
    @Claim("surprise#1")
    @Ruling("retargeted-as-a-group")
    void aGroupAtTheDestinationWouldNeedAnotherDestinationToo(Card card) {
        var scene = card.underWay(card.journey().at(MOS_EISLEY, card.elsewhere), CANTINA);
        scene.play(card.title);
        assertThat(scene.offered()).containsExactlyInAnyOrder(card.traveler, MOS_EISLEY);
    }

    @ParameterizedTest
    @EnumSource
    @Claim("surprise#1")
    @Ruling("retargeting-to-another-location")
    void theOtherTargetIsOnTheSameSideOfTheForce(Card card) {
        String first = card.side == DARK ? "Sunsdown" : "Nightfall";
        var scene =
                table().site(CANTINA, DARK)
                        .system("Tatooine", DARK)
                        .system("Alderaan", DARK)
                        .system("Hoth", DARK)
                        .at(CANTINA, "Luke Skywalker", "Darth Vader")
                        .on("Tatooine", first)
                        .on("Alderaan", first)
                        .on("Hoth", card.side == DARK ? "Nightfall" : "Sunsdown")
                        .hand(card.other(), card.other() == DARK ? "Alter (1_234)" : "Alter (1_71)")
                        .hand(card.side, card.title)
                        .force(card.side, 3)
                        .nextDestiny(card.other(), 0)
                        .turn(card.other(), Phase.CONTROL);
        scene.play("Alter").choose(first).play(card.title).passResponses();
        assertThat(scene.isIn(first + "#2", Zone.LOST_PILE)).isTrue();
        assertThat(scene.isIn(first, Zone.LOST_PILE)).isFalse();
    }

    @ParameterizedTest
    @EnumSource
    @Ruling("retargeting-to-another-location")
    void aLocationOfEitherSideMayTakeThePlaceOfAnother(Card card) {
        for (Side owner : Side.values()) {
            var scene =
                    card.underWay(
                            table().site(CANTINA, DARK)
                                    .site(BAY, owner)
                                    .site(MOS_EISLEY, DARK)
                                    .at(CANTINA, card.traveler, card.companion)
                                    .hand(card.other(), card.transport)
                                    .force(card.other(), 4)
                                    .nextDestiny(card.other(), 3)
                                    .hand(card.side, card.title)
                                    .force(card.side, 3));
            scene.play(card.title).choose(MOS_EISLEY).passResponses();
            assertThat(scene.locationOf(card.traveler)).isEqualTo(BAY);
        }
    }

    @ParameterizedTest
    @EnumSource
    @Claim("surprise#1")
    void whatIsChosenInTheResultIsNotRetargeted(Card card) {
        String fetch = card.other() == DARK ? "Twi'lek Advisor" : "The Signal";
        table().hand(card.other(), fetch)
                .reserve(card.other(), 3)
                .hand(card.side, card.title)
                .force(card.side, 3)
                .force(card.other(), 3)
                .turn(card.other(), Phase.CONTROL)
                .play(fetch)
                .mayNot("play " + card.title);
    }

    private static Position hour(Card card) {
        return table().system("Alderaan", LIGHT)
                .at(CANTINA, "Luke Skywalker", "Obi-Wan Kenobi", "Darth Vader")
                .at(WAR_ROOM, "Han Solo (1_11)")
                .hand(card.side, card.title)
                .force(card.side, 3);
    }

    @ParameterizedTest
    @EnumSource
    @Claim("surprise#1")
    void aUtinniEffectBeingDeployedIsAimedAtAnother(Card card) {
        var scene = hour(card).hand(LIGHT, HOUR).turn(LIGHT, Phase.DEPLOY);
        scene.deploy(HOUR).choose("Luke Skywalker");
        scene.passUntil("play " + card.title);
        assertThat(scene.isOnTable(HOUR)).isFalse();
        scene.play(card.title).passResponses();
        assertThat(aim(scene)).isEqualTo(scene.card("Obi-Wan Kenobi"));
        assertThat(scene.forcePile(card.side)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    @Claim("surprise#1")
    void aUtinniEffectOnTheTableIsAimedAtAnother(Card card) {
        var scene =
                hour(card)
                        .on("Alderaan", HOUR)
                        .aimed(HOUR, "Luke Skywalker")
                        .turn(card.side, Phase.CONTROL);
        scene.play(card.title).passResponses();
        assertThat(aim(scene)).isEqualTo(scene.card("Obi-Wan Kenobi"));
        assertThat(scene.forcePile(card.side)).isEmpty();
        assertThat(scene.isIn(card.title, Zone.LOST_PILE)).isTrue();
    }

    private static int aim(Scene scene) {
        return scene.state().table().aim(scene.card(HOUR));
    }

    @ParameterizedTest
    @EnumSource
    @Claim("surprise#1")
    void aUtinniEffectStaysWhereNobodyElseFits(Card card) {
        table().system("Alderaan", LIGHT)
                .on("Alderaan", HOUR)
                .at(CANTINA, "Luke Skywalker")
                .at(WAR_ROOM, "Han Solo (1_11)")
                .aimed(HOUR, "Luke Skywalker")
                .hand(card.side, card.title)
                .force(card.side, 3)
                .turn(card.side, Phase.CONTROL)
                .mayNot("play " + card.title);
    }

    @ParameterizedTest
    @EnumSource
    @Claim("surprise#1")
    void anEffectIsRelocatedToWhereItCouldDeploy(Card card) {
        var scene =
                table().system("Tatooine", DARK)
                        .system("Alderaan", DARK)
                        .system("Hoth", DARK)
                        .system("Death Star", DARK)
                        .site(CANTINA, DARK)
                        .on("Tatooine", "Sunsdown")
                        .hand(card.side, card.title)
                        .force(card.side, 3)
                        .turn(card.side, Phase.CONTROL);
        scene.play(card.title);
        assertThat(scene.offered()).containsExactlyInAnyOrder("Alderaan", "Hoth");
        scene.choose("Hoth").passResponses();
        assertThat(scene.hostOf("Sunsdown")).isEqualTo("Hoth");
        assertThat(scene.forcePile(card.side)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    @Claim("surprise#1")
    void noEffectThatIsImmuneToAlterAndNoneOfAnotherKindIsRelocated(Card card) {
        for (boolean creature : new boolean[] {true, false}) {
            var position =
                    table().site(MOS_EISLEY, DARK)
                            .site(FARM, DARK)
                            .system("Hoth", DARK)
                            .system("Alderaan", DARK)
                            .on("Hoth", "Haven")
                            .on(MOS_EISLEY, "Dark Waters", "Cane Adiss")
                            .hand(card.side, card.title)
                            .force(card.side, 3);
            if (creature) {
                position.at(MOS_EISLEY, "Dragonsnake")
                        .turn(card.side, Phase.CONTROL)
                        .mayNot("play " + card.title);
            } else {
                var scene = position.turn(card.side, Phase.CONTROL);
                scene.play(card.title).passResponses();
                assertThat(scene.hostOf("Dark Waters")).isEqualTo(FARM);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    @Claim("surprise#1")
    void aMobileEffectIsNotRelocated(Card card) {
        table().system("Anoat", DARK)
                .locationOf("Anoat", "Asteroid Field", DARK)
                .locationOf("Anoat", "Big One", DARK)
                .on("Big One", "Rogue Asteroid")
                .hand(card.side, card.title)
                .force(card.side, 3)
                .turn(card.side, Phase.CONTROL)
                .mayNot("play " + card.title);
    }

    @ParameterizedTest
    @EnumSource
    @Claim("surprise#1")
    void aUniqueEffectIsRelocatedThoughItIsOnTheTable(Card card) {
        var scene =
                table().site(MOS_EISLEY, DARK)
                        .site(FARM, DARK)
                        .on(FARM, "Expand The Empire")
                        .hand(card.side, card.title)
                        .force(card.side, 3)
                        .turn(card.side, Phase.CONTROL);
        scene.play(card.title).passResponses();
        assertThat(scene.hostOf("Expand The Empire")).isEqualTo(MOS_EISLEY);
    }
}
